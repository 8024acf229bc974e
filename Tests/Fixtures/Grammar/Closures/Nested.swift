let f = { a in { b in { c in a + b + c } } }
outer { inner { $0.x { $0 } } }
