let a: Kind = x ? .a : .b
let b: Kind = x ? .a : y ? .b : .c
f(x ? .a : .b)
z.kind = x ? .a : .b
