let a = f(_:)
let b = x.f(a:b:)
let c = S.init(a:_:)
let d = xs.map(f(x:))
