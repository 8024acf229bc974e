func f() {
  switch a {
  case .b: c()
  case .d:
    return
  @unknown default:
    e()
  }
}
