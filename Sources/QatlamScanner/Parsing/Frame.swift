import QatlamDomain

/// What an open construct is.
enum FrameKind: UInt8 {
  // Blocks: statements or members up to a closing brace.
  case file
  case typeBody
  case functionBody
  case closureBody
  case conditionBody
  case guardBody
  case loopBody
  case repeatBody
  case doBody
  case catchBody
  case deferBody
  case accessorBody
  case getterBody
  case switchBody
  case caseBody
  // Between blocks and expressions.
  case head
  case bindings
  case accessors
  case parameters
  case enumCases
  case conditions
  case loopHeader
  case caseHeader
  case catchHeader
  case switchHeader
  case captures
  /// The attribute whose arguments a run inside a run reads: what is below is not touched there.
  case attribute
  // Expressions that end before what cannot continue them.
  case statement
  case returnValue
  case initialValue
  case defaultValue
  case rawValue
  case conditionValue
  case subject
  case sequence
  case guardClause
  case pattern
  case captureValue
  case repeatCondition
  case macroDefinition
  // Expressions in brackets.
  case call
  case subscripted
  case tuple
  case array
  case interpolation

  var isBlock: Bool { rawValue <= FrameKind.caseBody.rawValue }
  var isExpression: Bool { rawValue >= FrameKind.statement.rawValue }
  var isBracket: Bool { rawValue >= FrameKind.call.rawValue }
  /// Whether a closing bracket ends it.
  var endsAtBracket: Bool {
    switch self {
    case .accessors, .parameters, .captures: true
    case .file, .caseBody: false
    default: isBlock || isBracket
    }
  }
  var isOpenExpression: Bool { isExpression && !isBracket }
}

/// What an expression under way knows.
struct FrameFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  /// An operand was read: an operator or the end comes next.
  static let afterOperand = Self(rawValue: 1 << 0)
  /// A brace is the body of a statement, no trailing closure.
  static let noTrailingClosure = Self(rawValue: 1 << 1)
  /// There is an operator, a cast or a second operand: the value is not one chain.
  static let isCompound = Self(rawValue: 1 << 2)
  /// In a pattern: `let` may come, chains have the role `pattern`.
  static let inPattern = Self(rawValue: 1 << 3)
  /// Names are bound, not used.
  static let isBinding = Self(rawValue: 1 << 4)
  /// Names in brackets around were bound by a `let` before.
  static let wasBinding = Self(rawValue: 1 << 5)
  /// At the beginning of an element, where a label may stand.
  static let atElement = Self(rawValue: 1 << 6)
  /// A trailing closure was read: a labelled one may follow.
  static let afterTrailingClosure = Self(rawValue: 1 << 7)
  /// `[key: value]`.
  static let isDictionary = Self(rawValue: 1 << 8)
  /// The operator before the operand compares (`==`, `!=`, `~=`, `??`).
  static let comparing = Self(rawValue: 1 << 9)
  /// The right side of an assignment.
  static let assigning = Self(rawValue: 1 << 10)
  /// An expression statement such as `if` that gives a value, or a block inside one.
  static let givesValue = Self(rawValue: 1 << 11)
  /// The name bound is a simple one, directly in the pattern.
  static let isSimple = Self(rawValue: 1 << 12)
  /// `var`, not `let`.
  static let isVariable = Self(rawValue: 1 << 13)
  /// A second step of the construct has begun; which one depends on the kind.
  static let isSecond = Self(rawValue: 1 << 14)
  /// The operator before is `as` or `is`: no chain begins.
  static let isThird = Self(rawValue: 1 << 15)
}

/// An open construct on the parser's stack: the state that recursion would keep in local variables.
struct Frame: BitwiseCopyable {
  var kind: FrameKind
  /// Base of the literal that was read last, for a member that follows it.
  var literal: ChainFact.Base.RawValue = ChainFact.Base.unknown.rawValue
  var flags: FrameFlags = []
  /// The innermost declaration: the scope of chains.
  var scope: Int32
  /// The declaration that the construct belongs to, or -1; for an interpolation its string's form.
  var declaration: Int32 = -1
  /// The function, accessor or closure around.
  var function: Int32
  /// The open chain, or -1.
  var chain: Int32 = -1
  /// Index of its first component among the pending ones.
  var pending: Int32 = 0
  /// The last chain that was closed, or -1.
  var left: Int32 = -1
  /// Conditions open (`? … :`), or another number of the construct.
  var extra: Int32 = 0
  /// Index of the materialised context; -1 is none yet, -2 unknown.
  var context: Int32 = -1
  /// What the place expects, made into a fact when a chain asks for it.
  var contextIndex: Int32 = -1
  var contextComponent: UInt16 = 0
  var position: UInt16 = 0
  var label: NameID = 0
  /// Byte offset of its beginning.
  var opener: UInt32
  var contextKind: UInt8 = Frame.noContext
  /// Value of `Parser.lineBound` around an interpolation.
  var savedLineBound: Int32 = 0
  /// The type of a cast that ends the expression, or -1.
  var castType: Int32 = -1
  /// The chain whose value the operand in parentheses has, or -1.
  var innerValue: Int32 = -1
  /// The type to which the operand in parentheses is cast, or -1.
  var innerType: Int32 = -1
  /// The chain on the left of `??`, whose value the expression has, or -1.
  var coalesced: Int32 = -1
  /// The last operand where it is no chain, as a `ValueCode`.
  var operand: Int32 = ValueCode.unknown
  /// What operators make of the expression, as a `ValueCode`; `undecided` where there are none.
  var outcome: Int32 = Frame.undecided
  /// What stood before `??`, or between `?` and `:`, as a `ValueCode`.
  var alternative: Int32 = ValueCode.unknown
  /// Which of the two stood there.
  var alternativeKind: AlternativeKind = .none
  /// Byte offset of the label of the argument under way.
  var labelOffset: UInt32 = 0
  /// The first and the last element of a literal under way, or -1; of a closure's body the number of its statements.
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  /// The expression of a closure whose body this is, or of a tuple pattern, or -1.
  var node: Int32 = -1

  /// No operator was read.
  static let undecided: Int32 = .max

  /// Why an expression may have another value than that of its last operand.
  enum AlternativeKind: UInt8 { case none, coalescing, conditional }
  static let noContext: UInt8 = 255

  /// The chain whose value the expression has so far, or -1.
  var value: Int32 {
    if flags.contains(.isCompound) { return coalesced }
    return left >= 0 ? left : innerValue
  }

  /// The first declaration that a pattern may have opened; patterns are no interpolations.
  var firstBinding: Int32 {
    get { savedLineBound }
    set { savedLineBound = newValue }
  }
}
