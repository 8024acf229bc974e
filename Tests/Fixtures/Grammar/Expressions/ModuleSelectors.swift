let a = Swift::print(1)
let b: Swift::Int = 1
let c = x.Swift::y
