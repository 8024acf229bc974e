import SwiftSyntax

/// Collects the facts of a syntax tree, the slow and obvious way.
///
/// It recurses as deep as the source nests: it needs a large stack.
final class TreeReader {
  let file: FoundDeclaration
  private(set) var declarations: [FoundDeclaration]
  private(set) var references: [FoundReference] = []
  var imports: [FoundImport] = []
  /// What a postfix `#if` continues; taken by the member in its first branch.
  var continued: Operand?

  /// Creates a reader of a file of some bytes.
  init(byteCount: Int) {
    file = FoundDeclaration(
      kind: "file",
      name: "",
      flags: [],
      parent: nil,
      nameOffset: 0,
      start: 0,
      end: byteCount
    )
    declarations = [file]
  }

  /// Reads a file.
  func read(_ tree: SourceFileSyntax) {
    read(tree.statements, in: Surroundings(scope: file))
  }

  /// Adds a declaration that spans a node.
  func declare(
    _ kind: String,
    name: String = "",
    at nameOffset: Int,
    from start: Int,
    to end: Int,
    flags: Set<String> = [],
    in place: Surroundings
  ) -> FoundDeclaration {
    let declaration = FoundDeclaration(
      kind: kind,
      name: name,
      flags: place.isConditional ? flags.union(["conditional"]) : flags,
      parent: place.scope,
      nameOffset: nameOffset,
      start: start,
      end: end
    )
    declarations.append(declaration)
    return declaration
  }

  /// Adds a reference without names.
  func refer(
    _ role: FoundReference.Role,
    base: FoundReference.Base = .name,
    in place: Surroundings
  ) -> FoundReference {
    let reference = FoundReference(role: role, base: base, scope: place.scope)
    references.append(reference)
    return reference
  }

  /// Adds the use of an operator that is not the standard library's.
  func useOperator(_ token: TokenSyntax, operands: Int, in place: Surroundings) {
    guard !StandardOperators.all.contains(token.text) else { return }
    let use = refer(.operatorUse, in: place)
    use.components = [
      FoundReference.Component(
        name: token.text,
        offset: token.start,
        flags: ["called"],
        arguments: operands
      )
    ]
  }
}
