let a: [Kind] = [.a, .b(1)]
let b: [[Kind]] = [[.a], [.b, .c]]
let c: [Kind: Kind] = [.a: .b]
f([.a], x: [.b: [.c]])
x.kinds = [.a]
let d = x.kinds == [.a, .b]
let e: Set<Kind> = [.a]
