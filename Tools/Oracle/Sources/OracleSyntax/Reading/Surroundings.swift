/// What stands around a node: where its names belong and how they are meant.
struct Surroundings {
  /// The innermost declaration or scope.
  var scope: FoundDeclaration
  /// The function, accessor or closure around.
  var function: FoundDeclaration?
  /// In a branch of `#if`.
  var isConditional = false
  /// Among statements, where a name may be used behind its declaration only.
  var isOrdered = false
  /// The role of names: `expression` or, in patterns, `pattern`.
  var role = FoundReference.Role.expression
  /// The word that binds names here: `let` or `var`.
  var binding: String?
  /// Directly in a pattern, not in brackets in it.
  var isDirectlyInPattern = false
  /// What the branch of an `if` or `switch` gives its value to.
  var valueContext: FoundContext?

  /// Returns the surroundings of what stands in another scope.
  func inside(_ scope: FoundDeclaration) -> Surroundings {
    var copy = self
    copy.scope = scope
    return copy
  }

  /// Returns the surroundings of statements in a scope.
  func statements(of scope: FoundDeclaration, function: FoundDeclaration?) -> Surroundings {
    Surroundings(
      scope: scope,
      function: function,
      isConditional: isConditional,
      isOrdered: true
    )
  }

  /// Returns the surroundings of a pattern.
  func pattern(binding: String? = nil) -> Surroundings {
    var copy = self
    copy.role = .pattern
    copy.binding = binding
    copy.isDirectlyInPattern = true
    return copy
  }

  /// Returns the surroundings of what stands in brackets.
  var inBrackets: Surroundings {
    var copy = self
    copy.isDirectlyInPattern = false
    return copy
  }

  /// Returns the surroundings of an expression that is no part of a pattern.
  var outsidePattern: Surroundings {
    var copy = self
    copy.role = .expression
    copy.binding = nil
    copy.isDirectlyInPattern = false
    return copy
  }

  /// Returns the surroundings in a branch of `#if`.
  var inBranch: Surroundings {
    var copy = self
    copy.isConditional = true
    return copy
  }
}
