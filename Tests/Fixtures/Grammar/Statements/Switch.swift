switch a {
case 1: b()
case 2, 3: c(); d()
case 4...5, 6 where e: f()
case let x where x > 7: g(x)
default: break
}
