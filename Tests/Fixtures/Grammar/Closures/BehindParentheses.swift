let a = (b) { c }
  .d()
let e = (f as G) { h } i: { j }.k
let t = { u } { v }.w
