let a = (b ?? c).d
let e = (try? f())?.g
let h = (i as! J).k
let l = (m)(1).n
let o = (p)[0].q
let r = (s, t).0
let u = ((v)).w
