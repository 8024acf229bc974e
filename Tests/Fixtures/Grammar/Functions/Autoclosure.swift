func f(_ a: @autoclosure () -> Bool, _ b: @escaping @Sendable (Int) async -> Void) {}
