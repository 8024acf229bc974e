let a = b
let c = (d)
let e = f ?? g
let h = i ?? j ?? k
let l = m + n ?? o
let p = q ?? r == s
let t = -u
let v = (w)(1)
let x = try await y.z()
