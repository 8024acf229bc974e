class Cache<Key: Hashable, Value: Codable & @Marked(by: key, with: { value }) Sendable> {}
func f<T: @Marked({ $0 }) P>(_ t: T) {}
