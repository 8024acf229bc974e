import SwiftSyntax

extension TreeReader {
  /// Reads a type; the names in it play a role, those between angle brackets another.
  func read(
    _ type: TypeSyntax,
    _ role: FoundReference.Role,
    in place: Surroundings
  ) -> FoundType {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if node.name.text == "_" { return .other }
      let reference = refer(role, in: place)
      append(node.moduleSelector, node.name, to: reference)
      return named(reference, [], node.genericArgumentClause, in: place)
    case .memberType(let node):
      guard case .named(let reference, let arguments) = read(node.baseType, role, in: place) else {
        return .other
      }
      append(node.moduleSelector, node.name, to: reference)
      return named(reference, arguments, node.genericArgumentClause, in: place)
    case .optionalType(let node): return .optional(read(node.wrappedType, role, in: place))
    case .implicitlyUnwrappedOptionalType(let node):
      return .implicitlyUnwrapped(read(node.wrappedType, role, in: place))
    case .arrayType(let node): return .array(read(node.element, role, in: place))
    case .inlineArrayType(let node):
      _ = read(node.count, role, in: place)
      return .array(read(node.element, role, in: place))
    case .dictionaryType(let node):
      return .dictionary(read(node.key, role, in: place), read(node.value, role, in: place))
    case .tupleType(let node):
      let types = read(node.elements, role, in: place)
      if types.count == 1, let only = node.elements.first, (only.firstName?.text ?? "_") == "_" {
        return types[0]
      }
      return .tuple(types)
    case .functionType(let node):
      let parameters = read(node.parameters, role, in: place)
      if let thrown = node.effectSpecifiers?.throwsClause?.type {
        _ = read(thrown, .thrownType, in: place)
      }
      return .function(parameters, read(node.returnClause.type, role, in: place))
    case .compositionType(let node):
      return .composition(node.elements.map { read($0.type, role, in: place) })
    case .metatypeType(let node): return .metatype(read(node.baseType, role, in: place))
    case .someOrAnyType(let node):
      let constraint = read(node.constraint, role, in: place)
      return node.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint)
    case .suppressedType(let node): return .suppressed(read(node.type, role, in: place))
    case .packExpansionType(let node):
      return .pack(read(node.repetitionPattern, role, in: place))
    case .packElementType(let node): return .pack(read(node.pack, role, in: place))
    case .attributedType(let node):
      read(node.attributes, in: place)
      return read(node.baseType, role, in: place)
    case .namedOpaqueReturnType(let node): return read(node.type, role, in: place)
    default: return .other
    }
  }

  private func read(
    _ elements: TupleTypeElementListSyntax,
    _ role: FoundReference.Role,
    in place: Surroundings
  ) -> [FoundType] {
    elements.map { read($0.type, role, in: place) }
  }

  private func append(
    _ selector: ModuleSelectorSyntax?,
    _ name: TokenSyntax,
    to reference: FoundReference
  ) {
    if let module = selector?.moduleName {
      reference.components.append(
        FoundReference.Component(name: module.name, offset: module.start, flags: ["module"])
      )
    }
    reference.components.append(FoundReference.Component(name: name.name, offset: name.start))
  }

  private func named(
    _ reference: FoundReference,
    _ outer: [FoundType],
    _ clause: GenericArgumentClauseSyntax?,
    in place: Surroundings
  ) -> FoundType {
    guard let clause else { return .named(reference, outer) }
    reference.mark("genericArguments")
    return .named(
      reference,
      outer + clause.arguments.map { read($0, .genericArgument, in: place) }
    )
  }

  private func read(
    _ argument: GenericArgumentSyntax,
    _ role: FoundReference.Role,
    in place: Surroundings
  ) -> FoundType {
    guard case .type(let type) = argument.argument else { return .other }
    return read(type, role, in: place)
  }

  /// Reads the generic arguments of a name in an expression.
  func readGenerics(
    _ clause: GenericArgumentClauseSyntax?,
    of operand: Operand,
    in place: Surroundings
  ) {
    guard let clause else { return }
    operand.reference?.mark("genericArguments")
    for argument in clause.arguments { _ = read(argument, .genericArgument, in: place) }
  }
}
