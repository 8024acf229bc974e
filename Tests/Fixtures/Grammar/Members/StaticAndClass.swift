class C {
  static let shared = C()
  static var count = 0
  class var kind: Kind { .plain }
  class func make() -> C { C() }
  static func == (a: C, b: C) -> Bool { a === b }
}
