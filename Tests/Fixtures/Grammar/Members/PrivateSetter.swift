public struct S {
  public private(set) var a = 1
  fileprivate(set) var b = 2
  internal(set) public var c = 3
  public package(set) var d = 4
}
