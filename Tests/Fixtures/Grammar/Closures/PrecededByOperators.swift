let a = b ?? { c() }
let d = e + { f }()
x = y ? { 1 } : { 2 }
g(h ?? { $0 }, !{ true }())
