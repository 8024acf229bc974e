switch a {
case .b: c()
@unknown default: d()
}
switch e {
case .f:
  g()
@unknown case _: h()
}
