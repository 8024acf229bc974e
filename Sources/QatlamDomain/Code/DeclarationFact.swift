/// One declaration or scope of a file.
///
/// Declarations are stored in preorder: a parent stands before its children, and the descendants of the
/// declaration at index `i` are exactly the indices `i + 1 ..< subtreeEnd`.
package struct DeclarationFact: BitwiseCopyable, Hashable, Sendable {
  package var kind: DeclarationKind
  package var flags: DeclarationFlags
  /// The declared name, without labels; for an extension the last component of the extended type; zero for scopes.
  package var name: NameID
  /// A parameter's label, or zero.
  package var label: NameID
  /// The enclosing declaration or scope; -1 for the file.
  package var parent: Int32
  /// One past the last descendant.
  package var subtreeEnd: Int32
  /// Byte offset of the name (keyword for `init`, `deinit`, `subscript`; opening brace for scopes; first component for extensions).
  package var nameOffset: UInt32
  /// Byte offset at which it begins, attributes and modifiers included.
  package var start: UInt32
  /// Byte offset one past its last byte.
  package var end: UInt32
  /// Byte offset from which a local name may be used; zero where order does not matter (types, members, functions, globals).
  ///
  /// The end of its initialiser: what `guard let` binds is visible in the conditions that follow, too.
  package var visibleFrom: UInt32
  /// Index in `FileFacts.types` of its declared type (variable, parameter), result (function, subscript), target (alias), extended type (extension); -1 where there is none.
  package var type: Int32
  /// Index in `FileFacts.chains` of the value it is bound to, where that is one chain, in parentheses or before `??` too; else
  /// a negative `ValueCode`.
  package var value: Int32
  /// Index in `FileFacts.contexts`: where a closure stands; -1 where unknown.
  package var context: Int32

  /// Creates a declaration.
  @inlinable
  package init(
    kind: DeclarationKind,
    flags: DeclarationFlags,
    name: NameID,
    label: NameID,
    parent: Int32,
    subtreeEnd: Int32,
    nameOffset: UInt32,
    start: UInt32,
    end: UInt32,
    visibleFrom: UInt32,
    type: Int32,
    value: Int32,
    context: Int32
  ) {
    self.kind = kind
    self.flags = flags
    self.name = name
    self.label = label
    self.parent = parent
    self.subtreeEnd = subtreeEnd
    self.nameOffset = nameOffset
    self.start = start
    self.end = end
    self.visibleFrom = visibleFrom
    self.type = type
    self.value = value
    self.context = context
  }

  /// Whether nobody outside its file sees it; a private setter alone hides nothing.
  package var isPrivate: Bool { !flags.isDisjoint(with: [.isPrivate, .isFileprivate]) }
}
