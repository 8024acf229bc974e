switch (a) {
case .b: c()
case let (d): e(d)
}
if case .f = (g ?? h) { i() }
