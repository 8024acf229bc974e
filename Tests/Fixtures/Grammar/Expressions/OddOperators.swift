let a = b <> c, d = e<>f
let g = copy .h, i = await .j
let k = l!.?.m
let n = o.p.?
let q = \R.s!.?.t
let u = \R.?.t, v = \.?.t
let w = x.y.!
