/// How an app names one kind of piece, and where it puts it.
package struct Slot: Hashable, Sendable {
  /// The file, relative to the project's root; several pieces may share one.
  package let path: NamePattern
  /// The declaration's name.
  package let type: NamePattern

  /// Creates a slot from patterns, as `Slot("Scenes/{Name}/{Name}Router.swift", "{Name}Router")`.
  package init(_ path: String, _ type: String) {
    self.path = NamePattern(path)
    self.type = NamePattern(type)
  }
}
