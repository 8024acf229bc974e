func f() {
  #if DEBUG
  let a = 1
  print(a)
  #elseif os(iOS) && !targetEnvironment(simulator)
  b()
  #else
  c()
  #endif
  d()
}
