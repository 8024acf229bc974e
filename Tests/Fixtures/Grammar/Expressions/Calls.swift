f()
f(1, b: 2, c: x)
x.f().g(h(i()))
Type(a: 1)
Type.init(a: 1)
Outer.Inner(x).y
