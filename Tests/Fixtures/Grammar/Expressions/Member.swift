let a = x.y.z
let b = self.x.y
let c = super.x
let d = Self.shared.a
let e = x.0.1.name
