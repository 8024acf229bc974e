let a = consume b
let c = copy d
f(consume x, copy y.z)
let e = x.consume(y)
