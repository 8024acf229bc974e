f(a: { 1 }, b: { x in x }, { .some($0) })
let handlers: [String: () -> Void] = ["a": { a() }, "b": { b() }]
let list = [{ 1 }, { 2 }]
