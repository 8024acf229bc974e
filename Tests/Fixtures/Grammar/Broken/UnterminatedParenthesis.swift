let a = b
let c = d(e
let f = g
