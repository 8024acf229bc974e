public extension Store {
  static let shared = Store()
  internal func hidden() {}
  private(set) var count: Int { 1 }
  fileprivate subscript(index: Int) -> Int { index }
  @MainActor func load() { let local = 1; use(local) }
  struct Key {
    var name: String
  }
  enum Kind: Equatable { case first, second }
  typealias Value = Int
}

package protocol Reader {
  associatedtype Item
  var item: Item { get }
  func read() -> Item
}

public enum Level {
  case low
  @Marked case high(Int)
  static let all: [Level] = []
  package init?(_ value: Int) { nil }
}

protocol Inner { func stay() }
package struct Box {
  var inside: Int
  package var outside: Int
  package(set) var half: Int
  public private(set) var both: Int
}
open class Base { open func call() {}; public internal(set) var name = "" }
#if DEBUG
package extension Box { func trace() {} }
#endif
