/// An index into a codebase's `NameTable`; zero means "no name".
package typealias NameID = UInt32

/// Every identifier of a codebase, once.
///
/// Names are kept without back-ticks. Index zero is the empty name.
package struct NameTable: Sendable {
  /// The names; a `NameID` is an index into this list.
  package let strings: [String]
  private let ids: [String: NameID]

  /// Creates a table in which `strings[id]` is the name of `id`.
  ///
  /// Behind them stand the names by which the standard library's types are known though no file writes them: `[Int]`
  /// is an `Array`.
  package init(strings: [String]) {
    var all = strings
    var ids: [String: NameID] = [:]
    ids.reserveCapacity(strings.count)
    for (index, name) in strings.enumerated() { ids[name] = NameID(index) }
    for name in StandardLibrary.everPresent where ids[name] == nil {
      ids[name] = NameID(all.count)
      all.append(name)
    }
    self.strings = all
    self.ids = ids
  }

  /// Returns the identifier of a name, or `nil` where no file uses it.
  package func id(of name: String) -> NameID? { ids[name] }

  /// Returns the name of an identifier.
  package subscript(id: NameID) -> String { strings[Int(id)] }
}
