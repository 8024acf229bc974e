let a = x as Y
let b = x as? Y.Z
let c = x as! [Y]
let d = x is Y
let e = (x as? Y)?.z
let g = x as? Y ?? z
let h = x as any P & Q
let i = f(x as? Y, y as Z)
let j = x as Y as Z
let k = x as? Y == nil
let l = try? x.y() as? Z
