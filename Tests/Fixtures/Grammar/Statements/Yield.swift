struct S {
  var a: Int { _read { yield b } _modify { yield &b } }
  var c: (Int, Int) { _read { yield (d, e) } }
}
