import SwiftSyntax

extension TreeReader {
  /// Reads a name or what follows one: members, calls, subscripts, `?`, `!`.
  func readPostfix(
    _ expression: ExprSyntax,
    at context: FoundContext?,
    in place: Surroundings
  ) -> Operand {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return read(node, in: place)
    case .superExpr(let node): return name(node.superKeyword, in: place)
    case .memberAccessExpr(let node): return read(node, at: context, in: place)
    case .functionCallExpr(let node):
      let operand = read(node.calledExpression, at: context, in: place)
      readCall(
        of: operand,
        parenthesis: node.leftParen,
        arguments: node.arguments,
        trailing: node.trailingClosure,
        others: node.additionalTrailingClosures,
        in: place
      )
      return Operand(reference: operand.reference, isCompound: operand.isCompound)
    case .subscriptCallExpr(let node): return read(node, at: context, in: place)
    case .optionalChainingExpr(let node):
      let operand = read(node.expression, at: context, in: place)
      operand.reference?.mark("optionalChained")
      if place.isDirectlyInPattern { operand.bound?.flags.insert("unwraps") }
      return operand
    case .forceUnwrapExpr(let node):
      let operand = read(node.expression, at: context, in: place)
      operand.reference?.mark("forced")
      return operand
    case .genericSpecializationExpr(let node):
      let operand = read(node.expression, at: context, in: place)
      readGenerics(node.genericArgumentClause, of: operand, in: place)
      return operand
    case .macroExpansionExpr(let node): return read(node, in: place)
    case .keyPathExpr(let node): return read(node, at: context, in: place)
    case .postfixIfConfigExpr(let node): return read(node, at: context, in: place)
    case .typeExpr(let node):
      let type = read(node.type, place.role, in: place)
      Self.markUnwrapped(type)
      let reference = Self.reference(of: type)
      // `[any P.Type]()`: in an expression `Type` is a member like any other.
      if let name = Self.metatypeName(of: node.type) {
        reference?.components.append(FoundReference.Component(name: name.text, offset: name.start))
      }
      return Operand(reference: reference)
    default: return Operand()
    }
  }

  /// The reference that a type is, `some` and `any` aside.
  private static func reference(of type: FoundType) -> FoundReference? {
    switch type {
    case .named(let reference, _): reference
    case .some(let type), .any(let type), .pack(let type), .metatype(let type):
      reference(of: type)
    default: nil
    }
  }

  private static func metatypeName(of type: TypeSyntax) -> TokenSyntax? {
    if let prefixed = type.as(SomeOrAnyTypeSyntax.self) {
      return metatypeName(of: prefixed.constraint)
    }
    return type.as(MetatypeTypeSyntax.self)?.metatypeSpecifier
  }

  /// Marks the names that `?` or `!` follows: in an expression they are unwrapped.
  private static func markUnwrapped(_ type: FoundType) {
    switch type {
    case .optional(.named(let reference, _)): reference.mark("optionalChained")
    case .implicitlyUnwrapped(.named(let reference, _)): reference.mark("forced")
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .metatype(let type), .some(let type), .any(let type), .pack(let type),
      .suppressed(let type):
      markUnwrapped(type)
    case .dictionary(let key, let value):
      markUnwrapped(key)
      markUnwrapped(value)
    case .tuple(let types), .composition(let types): types.forEach { markUnwrapped($0) }
    case .function(let parameters, let result):
      parameters.forEach { markUnwrapped($0) }
      markUnwrapped(result)
    case .named, .other: break
    }
  }

  private func name(_ token: TokenSyntax, in place: Surroundings) -> Operand {
    let reference = refer(place.role, in: place)
    reference.components = [FoundReference.Component(name: token.name, offset: token.start)]
    return Operand(reference: reference)
  }

  private func read(_ node: DeclReferenceExprSyntax, in place: Surroundings) -> Operand {
    switch node.baseName.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .exclamationMark,
      .prefixAmpersand:
      useOperator(node.baseName, operands: 2, in: place)
      return Operand()
    default: break
    }
    guard let module = node.moduleSelector?.moduleName else {
      let operand = name(node.baseName, in: place)
      operand.reference?.addArguments(node.argumentNames?.arguments.count ?? 0)
      return operand
    }
    let operand = name(module, in: place)
    operand.reference?.mark("module")
    append(node, to: operand.reference)
    return operand
  }

  private func append(_ node: DeclReferenceExprSyntax, to reference: FoundReference?) {
    reference?.components.append(
      FoundReference.Component(
        name: node.baseName.name,
        offset: node.baseName.start,
        arguments: node.argumentNames?.arguments.count ?? 0
      )
    )
  }

  private func read(
    _ node: MemberAccessExprSyntax,
    at context: FoundContext?,
    in place: Surroundings
  ) -> Operand {
    let reference: FoundReference
    var isCompound = false
    if let base = node.base {
      let operand = read(base, at: context, in: place)
      isCompound = operand.isCompound
      reference = operand.reference ?? member(of: operand, in: place)
    } else if let operand = continued {
      continued = nil
      reference = operand.reference ?? member(of: operand, in: place)
    } else {
      reference = refer(place.role, base: .implicit, in: place)
      reference.context = context
    }
    if let module = node.declName.moduleSelector?.moduleName {
      reference.components.append(
        FoundReference.Component(name: module.name, offset: module.start, flags: ["module"])
      )
    }
    append(node.declName, to: reference)
    return Operand(reference: reference, isCompound: isCompound)
  }

  /// Adds a reference to a member of what has no name.
  private func member(of operand: Operand, in place: Surroundings) -> FoundReference {
    let reference = refer(place.role, base: operand.base, in: place)
    if let type = operand.innerType {
      reference.context = .castReceiver(type)
    } else if let inner = operand.inner {
      reference.context = .receiver(inner)
    }
    return reference
  }

  private func read(
    _ node: PostfixIfConfigExprSyntax,
    at context: FoundContext?,
    in place: Surroundings
  ) -> Operand {
    // The first branch goes on with what stands before; what the others follow is unknown.
    var before = node.base.map { read($0, at: context, in: place) } ?? continued ?? Operand()
    continued = nil
    for clause in node.config.clauses {
      guard case .postfixExpression(let expression) = clause.elements else { continue }
      continued = before
      _ = read(expression, at: nil, in: place.inBranch)
      continued = nil
      before = Operand()
    }
    return Operand(isCompound: true)
  }
}
