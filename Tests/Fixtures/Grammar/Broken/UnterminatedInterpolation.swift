let a = b
let c = "\(d
let e = f
