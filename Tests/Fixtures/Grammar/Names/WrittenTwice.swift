let let a: Int = b, let r = s, var t
struct S { var var c = d }
func f() { if let let e = g { h(e) } }
func l() { let let (m, n): (O, P) = q }
