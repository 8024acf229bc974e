struct A {
  var b = c {
    get { d }
    set { e }
  }
  var f = g { get }
  var h = i { didSet { j } }
  var k = l { @M(n) willSet(o) { p } }
}
protocol Q:
  class
{}
class R:
  class, S
{}
