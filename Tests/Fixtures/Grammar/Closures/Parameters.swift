let a = xs.map { x in x.name }
let b = zip(a, b).map { x, y in x + y }
let c = xs.map { (x) in x }
let d: (Int) -> Int = { _ in 1 }
