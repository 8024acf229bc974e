let a: _ = 1, b: [_] = [1], c: Box<_, Int> = x, d: [String: _] = [:]
