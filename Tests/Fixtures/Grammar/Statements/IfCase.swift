if case .a = b { c() }
if case .a(let b) = c, b > 1 { d(b) }
if case let .a(b, _) = c, case .d = b {}
if case .some(.a(let b)) = c?.d {}
if case let a? = b {}
if case 1...5 = a {}
if case let a as B = c {}
if case is A = b {}
if case (let a, 1) = b {}
