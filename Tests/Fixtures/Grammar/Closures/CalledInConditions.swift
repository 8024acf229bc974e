if let a: Int = {
  b()
}() {
  c(a)
}
guard let d = { e() }() else { fatalError() }
