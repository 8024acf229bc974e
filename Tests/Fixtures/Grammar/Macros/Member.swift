struct S {
  #members(Int.self)
  @attached var x: Int
}
