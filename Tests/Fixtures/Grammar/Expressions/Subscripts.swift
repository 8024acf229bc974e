let a = x[0]
let b = x[0][1]
let c = x["a", default: y.z]
let d = f()[0].g[1]
let e = x?[0]!.y
let g = x[..<3], h = x[1...], i = x[...]
