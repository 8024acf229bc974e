let a: Kind = .plain
let b: Kind = .make(1).other.last
let c: Kind? = .some(.plain)
let d: Box = .init(x: .init())
f(.a, b: .b(1), c: .c.d)
x.kind = .other
return1(.a ?? .b)
