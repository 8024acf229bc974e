a = b
a.b.c = d.e
a[0] = b
_ = f()
(a, b) = (b, a)
a?.b = c
a += b; a -= .one
x.y = { $0 }
