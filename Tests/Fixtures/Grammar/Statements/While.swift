while a { b() }
while let a = b.next(), a != .c { d(a) }
while case .a(let b) = c { d(b) }
while true { if a { break } else { continue } }
