enum A {
  case b, // first
    c(Int),
    d
  indirect
  case e = 1,
    f
}
