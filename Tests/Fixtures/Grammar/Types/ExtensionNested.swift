extension Outer.Middle {}
extension Outer.Middle.Inner: CustomStringConvertible {
  var description: String { "inner" }
}
