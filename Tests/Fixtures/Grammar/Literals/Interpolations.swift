let a = "x \(y.z) \(f(1)) \(a: b, c)"
let d = "\(x ? "a \(b)" : "c")"
let e = "\({ $0 }(1)) \(xs.map { "\($0)" })"
let g = "\(x as? Y) \([.a, .b] as [Kind]) \(try f())"
