func a(_ body: @escaping(Result<T, Error>) -> Void) { body(x) }
func b(c: Int, _ body: @escaping() -> Void = {}, d: @autoclosure() -> Bool) {}
func e(_ body: @Sendable(T) async -> Void, _ next: @MainActor(T) -> Void) {}
let f: @MainActor(T) throws -> U, g: @convention(c)(T) -> U, h: @isolated(any)(T) -> U
var i: (@escaping(T) -> Void) -> Void
typealias J = @Sendable(K, L) throws(M) -> N
