let a = [1, x.y, f()]
let b = ["a": 1, x.y: f()]
let c: [Int] = [], d: [Int: Int] = [:]
let e = [1, 2].map { $0 }, g = [1: 2].keys
let h = [x: y][z]
