let a = { (x: Int, y: [String]?) -> Bool in x > 0 }
let b = { (_ x: Int, label y: inout Int) in y = x }
let c = { (xs: Int...) in xs.count }
