let a: @escaping () -> Void
let b: @Sendable @convention(block) () -> Void
let c: [@MainActor () -> Void], d: (@Custom Int, @autoclosure () -> Int) -> Void
