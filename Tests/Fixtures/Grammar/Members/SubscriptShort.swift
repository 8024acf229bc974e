struct S { subscript(index: Int) -> Int { index } }
