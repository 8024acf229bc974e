let a = "x y"
let b = a //   z
let c = b
