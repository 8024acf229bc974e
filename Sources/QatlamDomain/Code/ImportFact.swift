/// One `import` line.
package struct ImportFact: Hashable, Sendable {
  /// The module and submodules or, for `import struct M.T`, module and declaration.
  package var path: [NameID]
  /// The declaration kind (`struct`, `func`…), or zero for a whole module.
  package var kind: NameID
  /// Byte offset of the module's name.
  package var offset: UInt32
  /// `@testable`.
  package var isTestable: Bool
  /// In a branch of `#if`.
  package var isConditional: Bool

  /// Creates an import.
  package init(
    path: [NameID],
    kind: NameID,
    offset: UInt32,
    isTestable: Bool,
    isConditional: Bool
  ) {
    self.path = path
    self.kind = kind
    self.offset = offset
    self.isTestable = isTestable
    self.isConditional = isConditional
  }
}
