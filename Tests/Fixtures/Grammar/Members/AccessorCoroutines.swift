struct S {
  var a: Int { _read { yield storage } _modify { yield &storage } }
  var b: Int { unsafeAddress { pointer } unsafeMutableAddress { pointer } }
}
