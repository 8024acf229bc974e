if let a { b(a) }
if let a = b, let c = a.d, var e = c { f(e) }
if let a: Int = b {}
if var a { a += 1 }
if let self { go() }
if let `self` = self {}
