switch a {
case is B: c()
case let d as E: f(d)
case let g as H.I where g.j: k()
case is [Int], is String: l()
case let m?: n(m)
case nil: o()
}
