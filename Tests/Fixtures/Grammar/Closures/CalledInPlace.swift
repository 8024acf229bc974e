let a = { 1 }()
let b = { (x: Int) in x }(2)
let c: Kind = { .plain }()
