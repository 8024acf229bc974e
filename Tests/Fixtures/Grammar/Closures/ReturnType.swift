let f = { (a: Int) -> (String, [Int])? in nil }
let g = { a, b -> any P in a }
