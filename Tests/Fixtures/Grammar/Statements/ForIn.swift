for a in b { c(a) }
for (a, b) in c.enumerated() { d(a, b) }
for _ in 0..<3 {}
for a: Int in b {}
for var a in b { a += 1 }
for i in stride(from: 0, to: 10, by: 2) where i % 4 == 0 { print(i) }
