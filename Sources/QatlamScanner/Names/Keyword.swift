/// The words that the scanner knows, in the order of their identifiers in every name table.
///
/// The order groups them, so that a range comparison answers what a word is. Whether a contextual
/// word is meant as such is the parser's decision.
enum Keyword: UInt32, CaseIterable {
  case none = 0
  // Words that introduce declarations.
  case `class`, `struct`, `enum`, `protocol`, `extension`, `func`, `var`, `let`, `typealias`
  case `associatedtype`, `init`, `deinit`, `subscript`, `case`, `import`, `operator`
  case `precedencegroup`
  case actor, macro
  // Modifiers; the reserved ones first.
  case `public`, `private`, `fileprivate`, `internal`, `static`
  case open, package, final, lazy, weak, unowned, mutating, nonmutating, override, convenience
  case required, indirect, dynamic, optional, prefix, postfix, infix, distributed, isolated
  case nonisolated, borrowing, consuming, sending, async, reasync
  case __consuming, __owned, __shared, _const, _local, __setter_access
  // Words that begin or divide statements.
  case `if`, `guard`, `while`, `for`, `repeat`, `switch`, `do`, `defer`, `return`, `throw`, `break`
  case `continue`, `fallthrough`, `default`, `else`, `catch`, `where`, `in`
  // Reserved words of expressions and types.
  case `as`, `is`, `try`, `throws`, `rethrows`, `inout`
  case `self`, `Self`, `super`, `Any`
  case `true`, `false`, `nil`
  // Contextual words of expressions and types.
  case await, unsafe, consume, copy, each, any, some, discard, yield, then, of
  // Accessors.
  case get, set, willSet, didSet, _read, _modify, read, modify, mutate, borrow
  case unsafeAddress, unsafeMutableAddress
  // Names with a meaning here or there.
  case metatype, protocolMetatype, error, newValue, oldValue, _underscore, safe, using
  // Words after `#` that are no macros.
  case elseif, endif, sourceLocation, warning, selector, keyPath, available, unavailable
  case file, fileID, filePath, function, line, column, dsohandle, colorLiteral, imageLiteral
  case fileLiteral, externalMacro, isolation
  // Attributes of the language that say nothing about who knows whom.
  case testable, objc, nonobjc, discardableResult, escaping, autoclosure, inlinable, inline, frozen
  case usableFromInline, convention, objcMembers, preconcurrency, unchecked, retroactive, noescape
  case warn_unqualified_access, backDeployed, implementation, freestanding, attached, cdecl
  case abi, exclusivity, storageRestrictions, requires_stored_property_inits, differentiable
  case derivative, transpose, implements, unknown, concurrent, lifetime, export, specialized
  case NSCopying, NSManaged, IBOutlet, IBAction, IBInspectable, IBDesignable, IBSegueAction
  case GKInspectable, rethrows_attribute, export_attribute, memberAttribute
  case extensible, nonexhaustive, weakLinked, Sendable

  /// The word as it is written.
  var text: String {
    switch self {
    case .none: ""
    case ._underscore: "_"
    case .metatype: "Type"
    case .protocolMetatype: "Protocol"
    default: String(describing: self)
    }
  }

  /// The first identifier that is no keyword: the standard library's operators stand there.
  static let firstOperator = UInt32(allCases.count)
}

/// The operators of the standard library: their use tells nothing about the project.
enum StandardOperator {
  /// All of them, in the order of their identifiers, which follow the keywords'.
  static let all: [StaticString] = [
    "+", "-", "*", "/", "%", "!", "~", "&", "|", "^", "<", ">", "=", "?",
    "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "->",
    "<<", ">>", "&+", "&-", "&*", "~=", "===", "!==", "...", "..<", "<<=", ">>=", "&<<", "&>>",
    "&<<=", "&>>=", "&+=", "&-=", "&*=", ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^",
    ".!", ".&=", ".|=", ".^=",
  ]

  /// How many there are.
  static let count = UInt32(all.count)
}
