protocol Store {
  associatedtype Item
  static var shared: Self { get }
  var count: Int { get }
  var name: String { get set }
  init(count: Int)
  func item(at index: Int) -> Item?
  mutating func remove()
  subscript(index: Int) -> Item { get set }
}
