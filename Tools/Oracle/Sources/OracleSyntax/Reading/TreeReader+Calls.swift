import SwiftSyntax

extension TreeReader {
  /// Reads the arguments of a call, and says so of what is called.
  func readCall(
    of operand: Operand,
    parenthesis: TokenSyntax?,
    arguments: LabeledExprListSyntax,
    trailing: ClosureExprSyntax?,
    others: MultipleTrailingClosureElementListSyntax,
    in place: Surroundings
  ) {
    guard parenthesis != nil || trailing != nil else { return }
    let reference = operand.reference
    let isSecond = !(reference?.lastFlags ?? [])
      .isDisjoint(with: ["called", "subscripted", "forced", "applied"])
    var called: FoundReference?
    if isSecond {
      reference?.mark("applied")
    } else {
      reference?.mark("called")
      if trailing != nil { reference?.mark("trailingClosure") }
      reference?.addArguments(arguments.count + (trailing == nil ? 0 : 1) + others.count)
      called = reference
    }
    reference?.argumentsEnd = others.last?.end ?? trailing?.end ?? arguments.last?.end ?? 0
    var position = 0
    func context(_ word: String) -> FoundContext? {
      defer { position += 1 }
      let label = word == "_" ? "" : word
      called?.label(position, label)
      return called.map {
        .argument(
          of: $0,
          component: $0.components.count - 1,
          position: position,
          label: label
        )
      }
    }
    for argument in arguments {
      let context = context(argument.label?.name ?? "")
      _ = read(argument.expression, at: context, in: place.inBrackets)
    }
    if let trailing { read(trailing, at: context(""), in: place) }
    for other in others { read(other.closure, at: context(other.label.name), in: place) }
  }

  /// Reads a subscript.
  func read(
    _ node: SubscriptCallExprSyntax,
    at context: FoundContext?,
    in place: Surroundings
  ) -> Operand {
    let operand = read(node.calledExpression, at: context, in: place)
    if let reference = operand.reference {
      reference.mark(reference.lastFlags.contains("subscripted") ? "applied" : "subscripted")
    }
    for argument in node.arguments {
      _ = read(argument.expression, at: nil, in: place.inBrackets)
    }
    if let trailing = node.trailingClosure {
      operand.reference?.mark("applied")
      read(trailing, at: nil, in: place)
    }
    for other in node.additionalTrailingClosures { read(other.closure, at: nil, in: place) }
    return Operand(reference: operand.reference, isCompound: operand.isCompound)
  }

  /// Reads a macro in an expression.
  func read(_ node: MacroExpansionExprSyntax, in place: Surroundings) -> Operand {
    let name = node.macroName.text
    if LanguageNames.macros.contains(name) {
      guard LanguageNames.selectors.contains(name) else { return Operand() }
      for argument in node.arguments {
        _ = read(argument.expression, at: nil, in: place.inBrackets)
      }
      return Operand()
    }
    let reference = refer(.macro, in: place)
    reference.components = [
      FoundReference.Component(name: node.macroName.name, offset: node.macroName.start)
    ]
    let operand = Operand(reference: reference)
    readGenerics(node.genericArgumentClause, of: operand, in: place)
    readCall(
      of: operand,
      parenthesis: node.leftParen,
      arguments: node.arguments,
      trailing: node.trailingClosure,
      others: node.additionalTrailingClosures,
      in: place
    )
    return operand
  }

  /// Reads a key path.
  func read(
    _ node: KeyPathExprSyntax,
    at context: FoundContext?,
    in place: Surroundings
  ) -> Operand {
    var reference: FoundReference?
    var base = FoundReference.Base.implicit
    if let root = node.root {
      (reference, base) = readRoot(root, in: place)
    }
    for part in node.components {
      switch part.component {
      case .property(let property):
        let path = reference ?? refer(.keyPath, base: base, in: place)
        if base == .implicit, reference == nil { path.context = context }
        append(property, to: path, in: place)
        reference = path
      case .subscript(let node):
        if let reference {
          reference.mark(reference.lastFlags.contains("subscripted") ? "applied" : "subscripted")
        }
        for argument in node.arguments {
          _ = read(argument.expression, at: nil, in: place.inBrackets)
        }
      case .optional(let node):
        reference?.mark(node.questionOrExclamationMark.text == "?" ? "optionalChained" : "forced")
      default: break
      }
    }
    return Operand(reference: reference)
  }

  private func append(
    _ property: KeyPathPropertyComponentSyntax,
    to path: FoundReference,
    in place: Surroundings
  ) {
    let name = property.declName.baseName
    path.components.append(
      FoundReference.Component(
        name: name.name,
        offset: name.start,
        arguments: property.declName.argumentNames?.arguments.count ?? 0
      )
    )
    readGenerics(property.genericArgumentClause, of: Operand(reference: path), in: place)
  }

  /// Reads the type that a key path begins at.
  private func readRoot(
    _ root: TypeSyntax,
    in place: Surroundings
  ) -> (reference: FoundReference?, base: FoundReference.Base) {
    switch read(root, .keyPath, in: place) {
    case .named(let reference, _): return (reference, .name)
    case .optional(.named(let reference, _)):
      reference.mark("optionalChained")
      return (reference, .name)
    case .array: return (nil, .array)
    case .dictionary: return (nil, .dictionary)
    default: return (nil, .unknown)
    }
  }
}
