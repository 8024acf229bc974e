struct S {
  static subscript(name: String) -> Int { 0 }
  subscript<T>(type: T.Type) -> T? where T: P { nil }
  subscript(key: Key, default value: @autoclosure () -> Value = make()) -> Value { value() }
}
