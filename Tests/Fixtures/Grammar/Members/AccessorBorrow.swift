struct S {
  var a: Int { borrow { storage } mutate { &storage } }
  subscript(i: Int) -> Int {
    borrow {
      b[i]
    }
    mutate { return &b[i] }
  }
}
protocol P {
  subscript(i: Int) -> Int { borrow }
  var c: Int { borrow mutate }
}
