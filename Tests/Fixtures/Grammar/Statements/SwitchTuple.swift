switch (a, b.c) {
case (0, _): d()
case (let x, 1): e(x)
case let (x, y) where x == y: f(x, y)
case (.a, .b(let c)): g(c)
case (.some(let x), nil): h(x)
default: break
}
