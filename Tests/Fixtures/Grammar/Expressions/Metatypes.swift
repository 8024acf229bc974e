let a = Int.self
let b = type(of: x).name
let c = (any P).self
let d = [Int].self, e = [String: Int].self
let f = Box<Int>.Type.self
let g = Int?.self
