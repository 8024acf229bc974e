for case let a? in b { c(a) }
for case .a(let b) in c where b > 1 { d(b) }
for case let .a(b, c) in d {}
for case let a as B in c {}
for case is A in b {}
