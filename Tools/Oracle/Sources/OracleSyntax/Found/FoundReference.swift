/// A chain of names that was found in a syntax tree.
final class FoundReference {
  /// Where it stands, in the words of dumps.
  enum Role: String {
    case inheritance, typeAnnotation, genericArgument, genericConstraint, extendedType
    case aliasTarget, attribute, macro, expression, pattern, cast, keyPath, thrownType, operatorUse
  }

  /// What it begins with, in the words of dumps.
  enum Base: String {
    case name, implicit, string, integer, floatingPoint, boolean, array, dictionary, unknown
  }

  /// One of its names.
  struct Component {
    let name: String
    /// Byte offset.
    let offset: Int
    /// What follows it, in the words of dumps.
    var flags: Set<String> = []
    var arguments = 0
    /// The labels of its arguments by position, up to the last one that has one.
    var labels: [String] = []
  }

  let role: Role
  let base: Base
  /// The innermost declaration or scope it stands in.
  let scope: FoundDeclaration
  var components: [Component] = []
  /// What the place expects.
  var context: FoundContext?
  /// Byte offset behind the last argument of its calls, or zero.
  var argumentsEnd = 0

  /// Creates a reference without names.
  init(role: Role, base: Base, scope: FoundDeclaration) {
    self.role = role
    self.base = base
    self.scope = scope
  }

  /// The flags of its last name.
  var lastFlags: Set<String> { components.last?.flags ?? [] }

  /// Sets a flag of its last name.
  func mark(_ flag: String) {
    guard !components.isEmpty else { return }
    components[components.count - 1].flags.insert(flag)
  }

  /// Gives the argument of its last name at a position its label, where it has one.
  func label(_ position: Int, _ label: String) {
    guard !components.isEmpty, !label.isEmpty else { return }
    var labels = components[components.count - 1].labels
    while labels.count < position { labels.append("") }
    labels.append(label)
    components[components.count - 1].labels = labels
  }

  /// Adds arguments to its last name.
  func addArguments(_ count: Int) {
    guard !components.isEmpty else { return }
    components[components.count - 1].arguments += count
  }
}
