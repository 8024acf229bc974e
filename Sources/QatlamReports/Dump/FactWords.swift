import QatlamDomain

extension DeclarationKind {
  /// The word of dumps.
  var word: String {
    switch self {
    case .file: "file"
    case .class: "class"
    case .struct: "struct"
    case .enum: "enum"
    case .actor: "actor"
    case .protocol: "protocol"
    case .extension: "extension"
    case .alias: "typealias"
    case .associatedType: "associatedtype"
    case .function: "func"
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscript: "subscript"
    case .variable: "var"
    case .enumCase: "case"
    case .operatorDeclaration: "operator"
    case .precedenceGroup: "precedencegroup"
    case .macroDeclaration: "macro"
    case .macroExpansion: "macroExpansion"
    case .genericParameter: "genericParameter"
    case .parameter: "parameter"
    case .block: "block"
    case .closure: "closure"
    }
  }
}

extension ChainFact.Role {
  /// The word of dumps.
  var word: String {
    switch self {
    case .inheritance: "inheritance"
    case .typeAnnotation: "typeAnnotation"
    case .genericArgument: "genericArgument"
    case .genericConstraint: "genericConstraint"
    case .extendedType: "extendedType"
    case .aliasTarget: "aliasTarget"
    case .attribute: "attribute"
    case .macro: "macro"
    case .expression: "expression"
    case .pattern: "pattern"
    case .cast: "cast"
    case .keyPath: "keyPath"
    case .thrownType: "thrownType"
    case .operatorUse: "operatorUse"
    case .moduleSelector: "moduleSelector"
    }
  }
}

extension ChainFact.Base {
  /// The word of dumps.
  var word: String {
    switch self {
    case .name: "name"
    case .implicit: "implicit"
    case .string: "string"
    case .integer: "integer"
    case .floatingPoint: "floatingPoint"
    case .boolean: "boolean"
    case .array: "array"
    case .dictionary: "dictionary"
    case .unknown: "unknown"
    }
  }
}

extension ContextFact.Kind {
  /// The word of dumps.
  var word: String {
    switch self {
    case .argument: "argument"
    case .initialValue: "initialValue"
    case .returnValue: "returnValue"
    case .thrownValue: "thrownValue"
    case .assignment: "assignment"
    case .comparison: "comparison"
    case .subject: "subject"
    case .element: "element"
    case .receiver: "receiver"
    case .castReceiver: "castReceiver"
    }
  }
}

extension ComponentFact.Flags {
  /// The words of dumps, in the order of the bits.
  var words: [String] {
    let all: [(Self, String)] = [
      (.isCalled, "called"),
      (.isSubscripted, "subscripted"),
      (.isOptionalChained, "optionalChained"),
      (.isForced, "forced"),
      (.hasTrailingClosure, "trailingClosure"),
      (.hasGenericArguments, "genericArguments"),
      (.isApplied, "applied"),
      (.isModule, "module"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}

extension DeclarationFlags {
  /// The words of dumps, in the order of the bits.
  var words: [String] {
    let all: [(Self, String)] = [
      (.isStatic, "static"),
      (.isWeak, "weak"),
      (.isUnowned, "unowned"),
      (.isLazy, "lazy"),
      (.isPrivate, "private"),
      (.isFileprivate, "fileprivate"),
      (.isPublic, "public"),
      (.isFinal, "final"),
      (.isIndirect, "indirect"),
      (.isMutating, "mutating"),
      (.isOverride, "override"),
      (.isAsync, "async"),
      (.isThrowing, "throws"),
      (.isLet, "let"),
      (.isComputed, "computed"),
      (.hasInitialValue, "initialValue"),
      (.isConditional, "conditional"),
      (.unwraps, "unwraps"),
      (.iterates, "iterates"),
      (.isPatternBinding, "patternBinding"),
      (.hasPrivateSetter, "privateSetter"),
      (.isOptionalInitializer, "optionalInitializer"),
      (.isConvenience, "convenience"),
      (.isRequired, "required"),
      (.isNonisolated, "nonisolated"),
      (.isOpen, "open"),
      (.hasBody, "body"),
      (.hasNoLabel, "noLabel"),
      (.isVariadic, "variadic"),
      (.isCapture, "capture"),
      (.isImplicit, "implicit"),
      (.isExported, "exported"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}
