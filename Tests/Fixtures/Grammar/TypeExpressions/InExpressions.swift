let a = f((@convention(c) (Int?) -> Void?).self)
let b = [any P.Type]()
let c = [String: any P.Type]()
let d = [any A.B]()
