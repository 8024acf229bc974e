func f(a: Int = 1, b: Kind = .plain, c: Box = Box(.init()), d: () -> Void = {}) {}
