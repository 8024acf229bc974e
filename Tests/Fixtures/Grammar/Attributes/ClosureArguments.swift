let a = { @Traced(by: logger) @Box<Key> [weak self] (b: Int) -> Int in self?.c ?? b }
let d = f { (@Bound(to: g.h) i: Int, @MainActor j) in i }
let k = { @Traced(by: { l in l.m }) in n }
let o = [@Traced(p) (Int) -> Void]()
let q = r as? @Traced(by: s) (Int) -> Void
let t: @Traced(by: u { v in w }) () -> Void = { x() }
