let a = b(c, d = .e, .f)
let g = h[i = .j]
let k = l(m.n = .o(.p), q: .r)
let s = [t = .u, .v]
let w = x(y() = .z, (a = .b), c: (d = .e))
let aa = (ab = .ac, .ad)
