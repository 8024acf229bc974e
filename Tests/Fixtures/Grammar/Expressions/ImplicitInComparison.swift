let a = x.kind == .plain
let b = .plain == x.kind
let c = x.kind != .a && y.kind == .b
let d = x.kind ?? .plain
let e = x.kind == .a ? y.b : .c
let g = f() ~= .range
if x === .shared {}
