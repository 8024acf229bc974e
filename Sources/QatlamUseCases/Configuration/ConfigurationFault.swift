/// A mistake in `qatlam.yml` (or in a baseline), and where it stands.
package struct ConfigurationFault: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// The text is no YAML; what the parser says.
    case syntax(String)
    /// Anchors, aliases, tags and further documents are not read.
    case unsupported(String)
    /// Something else was expected than what is written.
    case wrongType(key: String, expected: String)
    case unknownKey(String, inside: String, known: [String])
    case duplicateKey(String, firstLine: Int)
    case missingKey(String, inside: String)
    case unknownVersion(String)
    /// A word that the key does not know.
    case unknownValue(String, key: String, known: [String])
    case duplicateValue(String, key: String)
    case unknownStyle(String, known: [String])
    case unknownRule(String)
    case unknownLayer(String, style: String, known: [String])
    case unknownPart(String, style: String, known: [String])
    case invalidPattern(String)
    /// A pattern or folder that fits no Swift file.
    case fitsNothing(String, key: String)
    /// A file that is named and does not exist.
    case missingFile(String, key: String)
    /// A path that is absolute or leaves the file's folder.
    case pathOutside(String, key: String)
    /// An edge whose way back exists already.
    case closesRing(from: String, to: String)
    /// One edge is both allowed and forbidden.
    case allowedAndForbidden(from: String, to: String)
    /// A prohibition that names neither end.
    case endlessProhibition
    /// A role that the style does not have, of which it is not said what it is for.
    case unknownRole(String, style: String, known: [String])
    /// A role of the project's own by which no type can be known.
    case noSign(role: String)
    /// The style says itself what a role is.
    case knownRole(String, key: String)
    /// A shape asks for nothing, or for several things.
    case oneConstraint(found: [String], known: [String])
    /// A style of the project's own that has no role.
    case noRoles(style: String)
    /// The edge needs no line: the blueprint has it, or both ends are one part.
    case needlessEdge(from: String, to: String)
    /// The setting means nothing in the style.
    case meaningless(key: String, style: String)
  }

  /// The file, as messages name it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  package var problem: Problem

  /// Creates a fault.
  package init(file: String, line: Int, column: Int, _ problem: Problem) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }
}
