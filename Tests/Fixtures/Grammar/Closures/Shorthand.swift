let a = xs.map { $0 + 1 }
let b = xs.sorted { $0.x < $1.x }
let c = f({ $0 }, { $1.a })
