/// Modifiers and circumstances of a declaration.
package struct DeclarationFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  /// Creates flags from their bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `static`, or `class` before a member.
  package static let isStatic = Self(rawValue: 1 << 0)
  package static let isWeak = Self(rawValue: 1 << 1)
  package static let isUnowned = Self(rawValue: 1 << 2)
  package static let isLazy = Self(rawValue: 1 << 3)
  /// `private`; see `hasPrivateSetter` for `private(set)`.
  package static let isPrivate = Self(rawValue: 1 << 4)
  package static let isFileprivate = Self(rawValue: 1 << 5)
  package static let isPublic = Self(rawValue: 1 << 6)
  package static let isFinal = Self(rawValue: 1 << 7)
  package static let isIndirect = Self(rawValue: 1 << 8)
  package static let isMutating = Self(rawValue: 1 << 9)
  package static let isOverride = Self(rawValue: 1 << 10)
  package static let isAsync = Self(rawValue: 1 << 11)
  package static let isThrowing = Self(rawValue: 1 << 12)
  /// `let`, not `var`.
  package static let isLet = Self(rawValue: 1 << 13)
  /// A variable with a getter: it stores nothing. Observers (`willSet`, `didSet`) do not count.
  package static let isComputed = Self(rawValue: 1 << 14)
  /// It has `= value` (variable, parameter default, enum raw value).
  package static let hasInitialValue = Self(rawValue: 1 << 15)
  /// It stands in a branch of `#if`; duplicates in other branches are no ambiguity.
  package static let isConditional = Self(rawValue: 1 << 16)
  /// Bound by `if let`, `guard let`, `while let`: one optional level is taken off the initialiser.
  package static let unwraps = Self(rawValue: 1 << 17)
  /// Bound by `for x in`: an element of the initialiser.
  package static let iterates = Self(rawValue: 1 << 18)
  /// Bound in a pattern with several names or a payload (`case .x(let a)`, `let (a, b) =`): the initialiser is the whole, not its value.
  package static let isPatternBinding = Self(rawValue: 1 << 19)
  package static let hasPrivateSetter = Self(rawValue: 1 << 20)
  package static let isOptionalInitializer = Self(rawValue: 1 << 21)
  package static let isConvenience = Self(rawValue: 1 << 22)
  package static let isRequired = Self(rawValue: 1 << 23)
  package static let isNonisolated = Self(rawValue: 1 << 24)
  /// `class func`/`class var`, as opposed to `static`.
  package static let isOpen = Self(rawValue: 1 << 25)
  /// A function, initialiser or accessor whose body is present.
  package static let hasBody = Self(rawValue: 1 << 26)
  /// A parameter written `label name:` whose label is `_`.
  package static let hasNoLabel = Self(rawValue: 1 << 27)
  /// A variadic parameter (`T...`): inside it is an array.
  package static let isVariadic = Self(rawValue: 1 << 28)
  /// A capture-list entry of a closure (`[weak self, x = y]`).
  package static let isCapture = Self(rawValue: 1 << 29)
  /// A variable that the language binds without its being written: `error` in a bare `catch`, `newValue` and `oldValue` in an accessor.
  package static let isImplicit = Self(rawValue: 1 << 30)
}
