let a = x.default, b = x.init(), c = x.self, d = x.in.for.if, e = T.Type, f = x.protocol
f(in: 1, for: 2, if: 3, default: 4, self: 5)
