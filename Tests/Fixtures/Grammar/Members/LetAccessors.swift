let a: (B) -> Bool
{ $0 == .plain }
let c: D { e }
struct S {
  let f: G { get { h } }
  let i = j { k }
  unowned(safely) var l: M
}
