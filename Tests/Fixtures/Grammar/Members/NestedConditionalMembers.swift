struct S {
  #if A
  #if B
  func both() {}
  #endif
  var onlyA = 1
  #elseif C
  func c() {}
  #endif
}
