/// What may stand in a ring of knowledge.
package enum RingKind: String, Hashable, Sendable, CaseIterable {
  /// The parts of the blueprint.
  case layers
  /// Features or scenes.
  case features
  /// Files, told by the declarations in them.
  ///
  /// A type and what its own part adds to it in other files are one; files whose declarations do not
  /// stand in the ring do not either, whoever lives in the same file.
  case files
}
