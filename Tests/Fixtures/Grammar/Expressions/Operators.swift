let a = b + c * d - e / f % g
let h = !b && !c || d
let i = -x + +y
let j = a & b | c ^ ~d << 2 >> 3
let k = a &+ b &- c &* d
let l = a...b, m = a..<b, n = ...c, o = c...
