struct S {
  func callAsFunction(_ a: Int) -> Int { a }
  func use() { _ = self(1) }
}
