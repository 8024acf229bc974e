struct Box<Value> { let value: Value }
class Cache<Key: Hashable, Value: Codable & Sendable> {}
enum Either<A, B> { case a(A), b(B) }
