let a = (1, 2)
let b = (x: f(), y: g.h)
let c = ()
let d = (x).y
let e = ((x.y)).z
let g = (1, (x, .b))
