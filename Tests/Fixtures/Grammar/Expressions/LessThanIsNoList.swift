let a = b < c
let d = b < c && e > f
f(a < b, c > d)
let g = (a < b)
if a < b, c > d {}
let h = a<b
