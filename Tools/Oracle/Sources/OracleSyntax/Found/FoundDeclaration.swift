/// A declaration or scope that was found in a syntax tree.
final class FoundDeclaration {
  /// The word for what it declares, as in dumps.
  let kind: String
  /// The declared name, or nothing for scopes.
  var name: String
  /// A parameter's label outside.
  var label = ""
  /// Modifiers and circumstances, in the words of dumps.
  var flags: Set<String>
  /// What it stands in; `nil` for the file.
  let parent: FoundDeclaration?
  /// Byte offset of its name.
  var nameOffset: Int
  /// Byte offset at which it begins.
  var start: Int
  /// Byte offset one past its last byte.
  var end: Int
  /// Byte offset from which a local name may be used, where that matters.
  var visibleFrom: Int?
  /// Its declared type, result or target.
  var type: FoundType?
  /// The one reference that it is bound to.
  var value: FoundReference?
  /// Where a closure stands.
  var context: FoundContext?

  /// Creates a declaration.
  init(
    kind: String,
    name: String,
    flags: Set<String>,
    parent: FoundDeclaration?,
    nameOffset: Int,
    start: Int,
    end: Int
  ) {
    self.kind = kind
    self.name = name
    self.flags = flags
    self.parent = parent
    self.nameOffset = nameOffset
    self.start = start
    self.end = end
  }
}
