let a = xs.map(\.name)
let b: KeyPath<User, Int> = \.name.count
f(by: \.a, \.self)
let c = x[keyPath: \.b]
