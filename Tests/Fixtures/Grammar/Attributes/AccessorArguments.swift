struct S {
  var a: Int {
    @Traced(by: logger) get { value }
    @Traced(by: logger.child("set")) @MainActor set(other) { value = other }
  }
  var b: Int = 1 {
    @Outer.Traced(level: .high) didSet { done(oldValue) }
  }
  subscript(i: Int) -> Int { @Cached(size: 1 + many) get { i } }
  func f<@Marked(by: key) T, @Plain each U>(_ x: T) {}
}
struct G<@Marked({ $0 }) T: P> where T: Q {}
typealias A<@Marked(key) T> = [T]
