struct S {
  subscript(row row: Int, column column: Int) -> Double {
    get { grid[row][column] }
    set { grid[row][column] = newValue }
  }
  subscript(_ key: Key) -> Value? { nil }
}
