let a = f(1, with: b, 2, to: c.d(e: .g, _: h))
let i = f(1, 2) { j } second: { k } _: { l } last: { m }
let n = o { p } q: { r }
let s = t(u: 1)(v: 2).w(x: 3)[y: 4]
let z = #macro(a: 1, b) { c } d: { e }
let aa = (b as? C<D>)?.e ?? (f as [G]).h(i: j)
let bb = Swift::max(a: 1)
if case .some(x: let y, _: 2) = z {}
func g(`in`: Int) { g(in: 1); h(default: 2, self: 3) }
