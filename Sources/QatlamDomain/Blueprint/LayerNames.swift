/// The folder names by which a layer is known.
///
/// Names are normalised: letters only, lower case, without leading digits.
package struct LayerNames: Hashable, Sendable {
  package let name: String
  /// Names that decide wherever they stand (`domain`).
  package let strong: [String]
  /// Names that decide where no strong name does (`entities`).
  package let weak: [String]
  /// Endings of file names that decide where no folder does (`UseCase`).
  package let fileSuffixes: [String]
  /// Whether it is left behind when a name of another layer stands further in (`common`, `app`).
  package let yields: Bool
  /// Whether weak names further in do not count (`utils/service`).
  package let hidesWeak: Bool
  /// Paths that belong to the layer whatever they are called; they beat every name.
  package let globs: [Glob]

  /// Creates the names of a layer.
  package init(
    _ name: String,
    strong: [String] = [],
    weak: [String] = [],
    fileSuffixes: [String] = [],
    yields: Bool = false,
    hidesWeak: Bool = false,
    globs: [Glob] = []
  ) {
    self.name = name
    self.strong = strong
    self.weak = weak
    self.fileSuffixes = fileSuffixes
    self.yields = yields
    self.hidesWeak = hidesWeak
    self.globs = globs
  }
}
