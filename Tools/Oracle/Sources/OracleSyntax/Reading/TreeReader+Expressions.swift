import SwiftSyntax

extension TreeReader {
  /// Reads an expression in a place that expects something, the context.
  func read(
    _ expression: ExprSyntax,
    at context: FoundContext?,
    in place: Surroundings
  ) -> Operand {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): return read(node.elements, at: context, in: place)
    case .tryExpr(let node): return read(node.expression, at: context, in: place)
    case .awaitExpr(let node): return read(node.expression, at: context, in: place)
    case .unsafeExpr(let node): return read(node.expression, at: context, in: place)
    case .consumeExpr(let node): return read(node.expression, at: context, in: place)
    case .copyExpr(let node): return read(node.expression, at: context, in: place)
    case .borrowExpr(let node): return read(node.expression, at: context, in: place)
    case .packElementExpr(let node): return read(node.pack, at: context, in: place)
    case .packExpansionExpr(let node):
      return read(node.repetitionPattern, at: context, in: place)
    case .inOutExpr(let node): return read(node.expression, at: context, in: place)
    case .prefixOperatorExpr(let node):
      useOperator(node.operator, operands: 1, in: place)
      var operand = read(node.expression, at: context, in: place)
      operand.isCompound = true
      return operand
    case .postfixOperatorExpr(let node):
      _ = read(node.expression, at: context, in: place)
      useOperator(node.operator, operands: 1, in: place)
      return Operand(isCompound: true)
    case .tupleExpr(let node):
      return read(node, in: place)
    case .arrayExpr(let node):
      let inner = context.map { FoundContext.element(of: $0) }
      for element in node.elements {
        _ = read(element.expression, at: inner, in: place.inBrackets)
      }
      return Operand(base: .array)
    case .dictionaryExpr(let node): return read(node, at: context, in: place)
    case .stringLiteralExpr(let node):
      for segment in node.segments {
        guard case .expressionSegment(let segment) = segment else { continue }
        for element in segment.expressions {
          _ = read(element.expression, at: nil, in: place.outsidePattern)
        }
      }
      return Operand(base: .string)
    case .simpleStringLiteralExpr: return Operand(base: .string)
    case .integerLiteralExpr: return Operand(base: .integer)
    case .floatLiteralExpr: return Operand(base: .floatingPoint)
    case .booleanLiteralExpr: return Operand(base: .boolean)
    case .closureExpr(let node):
      read(node, at: context, in: place)
      return Operand()
    case .ifExpr(let node):
      read(node, giving: context, in: place)
      return Operand(isCompound: true)
    case .switchExpr(let node):
      read(node, giving: context, in: place)
      return Operand(isCompound: true)
    case .patternExpr(let node): return read(node.pattern, at: context, in: place)
    case .binaryOperatorExpr(let node):
      useOperator(node.operator, operands: 2, in: place)
      return Operand(isCompound: true)
    default: return readPostfix(expression, at: context, in: place)
    }
  }

  private func read(_ node: TupleExprSyntax, in place: Surroundings) -> Operand {
    let operands = node.elements.map { read($0.expression, at: nil, in: place.inBrackets) }
    guard operands.count == 1, node.elements.first?.trailingComma == nil else { return Operand() }
    if let type = operands[0].castType { return Operand(innerType: type) }
    return Operand(inner: operands[0].value)
  }

  private func read(
    _ node: DictionaryExprSyntax,
    at context: FoundContext?,
    in place: Surroundings
  ) -> Operand {
    guard case .elements(let elements) = node.content else { return Operand(base: .dictionary) }
    let inner = context.map { FoundContext.element(of: $0) }
    for element in elements {
      _ = read(element.key, at: inner, in: place.inBrackets)
      _ = read(element.value, at: inner, in: place.inBrackets)
    }
    return Operand(base: .dictionary)
  }

  /// Reads operands and the operators between them, in the order of the source.
  private func read(
    _ elements: ExprListSyntax,
    at outer: FoundContext?,
    in place: Surroundings
  ) -> Operand {
    var frame = outer
    var context = outer
    // The left side of a comparison.
    var compared: FoundReference?
    var left = Operand()
    var castType: FoundType?
    var cast: UnresolvedAsExprSyntax?
    var isTest = false
    // What stands before `??`, once an operator was read.
    var coalesced: FoundReference?
    var isFirst = true
    for element in elements {
      if let node = element.as(BinaryOperatorExprSyntax.self) {
        useOperator(node.operator, operands: 2, in: place)
        let isComparison = StandardOperators.comparing.contains(node.operator.text)
        compared = isComparison ? left.reference : nil
        let before = isFirst ? left.value : coalesced
        coalesced = node.operator.text == "??" ? before : nil
        isFirst = false
        context = compared.map { .comparison(with: $0) }
        castType = nil
      } else if element.is(AssignmentExprSyntax.self) {
        frame = left.reference.map { .assignment(to: $0) }
        coalesced = nil
        isFirst = false
        context = frame
        compared = nil
        castType = nil
      } else if let node = element.as(UnresolvedTernaryExprSyntax.self) {
        _ = read(node.thenExpression, at: frame, in: place)
        coalesced = nil
        isFirst = false
        context = frame
        compared = nil
        castType = nil
      } else if let node = element.as(ArrowExprSyntax.self) {
        if let thrown = node.effectSpecifiers?.throwsClause?.type {
          _ = read(thrown, .thrownType, in: place)
        }
        context = nil
        compared = nil
        castType = nil
        coalesced = nil
        isFirst = false
      } else if let node = element.as(UnresolvedAsExprSyntax.self) {
        cast = node
      } else if element.is(UnresolvedIsExprSyntax.self) {
        isTest = true
      } else if cast != nil || isTest, let node = element.as(TypeExprSyntax.self) {
        let type = read(node.type, .cast, in: place)
        castType = nil
        if let cast {
          if place.role == .pattern { left.bound?.type = type }
          castType = cast.questionOrExclamationMark?.text == "?" ? .optional(type) : type
        }
        cast = nil
        isTest = false
        left = Operand()
        compared = nil
        isFirst = false
      } else {
        left = read(element, at: context, in: place)
        if let compared, compared.base == .implicit, let right = left.reference,
          right.base == .name
        {
          compared.context = .comparison(with: right)
        }
        compared = nil
      }
    }
    return Operand(
      reference: left.reference,
      isCompound: true,
      castType: castType,
      coalesced: coalesced
    )
  }
}
