switch a.b {
case .c: d()
case .e(let f), .g(let f): h(f)
case let .i(j, k: l): m(j, l)
case .n(.o(let p), _): q(p)
case .r(_, let s) where s == .t: u()
case A.b, Outer.Inner.c(let d): e(d)
}
