/// The folder names by which a layer is known.
///
/// Names are normalised: letters only, lower case, without leading digits.
package struct LayerNames: Hashable, Sendable {
  package let name: String
  /// Names that decide wherever they stand (`domain`).
  package let strong: [String]
  /// Names that decide where no strong name does (`entities`).
  package let weak: [String]
  /// Names that decide where nothing else does, not even the file's name, and something of the layer stands there (`modules`).
  package let faint: [String]
  /// Endings of folder names that count as weak names (`scene` for `HomeScene`).
  package let folderSuffixes: [String]
  /// Names that are strong where the folder holds one of some others (`core` with `usecases`).
  package let strongIfHolding: [String: [String]]
  /// Endings of file names that decide where no folder does (`UseCase`).
  package let fileSuffixes: [String]
  /// Layers inside whose weak names its own mean nothing (`realm/entities`).
  package let staysInside: [String]
  /// Whether it is left behind when a name of another layer stands further in (`common`, `app`).
  package let yields: Bool
  /// Whether it is left behind when a weak name of another layer stands further out, too (`scenes/app`).
  package let yieldsToWeak: Bool
  /// Whether weak names further in do not count (`utils/service`).
  package let hidesWeak: Bool
  /// Paths that belong to the layer whatever they are called; they beat every name.
  package private(set) var globs: [Glob]

  /// Creates the names of a layer.
  package init(
    _ name: String,
    strong: [String] = [],
    weak: [String] = [],
    faint: [String] = [],
    folderSuffixes: [String] = [],
    strongIfHolding: [String: [String]] = [:],
    fileSuffixes: [String] = [],
    staysInside: [String] = [],
    yields: Bool = false,
    yieldsToWeak: Bool = false,
    hidesWeak: Bool = false,
    globs: [Glob] = []
  ) {
    self.name = name
    self.strong = strong
    self.weak = weak
    self.faint = faint
    self.folderSuffixes = folderSuffixes
    self.strongIfHolding = strongIfHolding
    self.fileSuffixes = fileSuffixes
    self.staysInside = staysInside
    self.yields = yields
    self.yieldsToWeak = yieldsToWeak
    self.hidesWeak = hidesWeak
    self.globs = globs
  }

  /// The same layer with more paths that belong to it whatever they are called.
  package func adding(_ more: [Glob]) -> LayerNames {
    var changed = self
    changed.globs += more
    return changed
  }
}
