let a: Kind = x + .one
let b = x + y == .two
let c = x || y == .three ? .a : z
f(x + .one, .two)
