let a = b
let c: D<E
let f = g
