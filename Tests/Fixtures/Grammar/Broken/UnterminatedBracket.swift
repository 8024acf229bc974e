let a = b
let c = [d
let f = g
