let a = b / c / d
let e = (f / g) / 2
let h = x.y/z.w
let i = f(a / b, c / d)
