/// Modifiers and circumstances of a declaration.
package struct DeclarationFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
  package let rawValue: UInt32

  /// Creates flags from their bits.
  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the union of some flags; the scanner writes such literals for nearly every token.
  @inlinable
  package init(arrayLiteral flags: Self...) {
    var bits: UInt32 = 0
    for flag in flags { bits |= flag.rawValue }
    rawValue = bits
  }

  /// `static`, or `class` before a member.
  @inlinable package static var isStatic: Self { Self(rawValue: 1 << 0) }
  @inlinable package static var isWeak: Self { Self(rawValue: 1 << 1) }
  @inlinable package static var isUnowned: Self { Self(rawValue: 1 << 2) }
  @inlinable package static var isLazy: Self { Self(rawValue: 1 << 3) }
  /// `private`; see `hasPrivateSetter` for `private(set)`.
  @inlinable package static var isPrivate: Self { Self(rawValue: 1 << 4) }
  @inlinable package static var isFileprivate: Self { Self(rawValue: 1 << 5) }
  @inlinable package static var isPublic: Self { Self(rawValue: 1 << 6) }
  @inlinable package static var isFinal: Self { Self(rawValue: 1 << 7) }
  @inlinable package static var isIndirect: Self { Self(rawValue: 1 << 8) }
  @inlinable package static var isMutating: Self { Self(rawValue: 1 << 9) }
  @inlinable package static var isOverride: Self { Self(rawValue: 1 << 10) }
  @inlinable package static var isAsync: Self { Self(rawValue: 1 << 11) }
  @inlinable package static var isThrowing: Self { Self(rawValue: 1 << 12) }
  /// `let`, not `var`.
  @inlinable package static var isLet: Self { Self(rawValue: 1 << 13) }
  /// A variable with a getter: it stores nothing.
  ///
  /// Observers (`willSet`, `didSet`) do not count.
  @inlinable package static var isComputed: Self { Self(rawValue: 1 << 14) }
  /// It has `= value` (variable, parameter default, enum raw value).
  @inlinable package static var hasInitialValue: Self { Self(rawValue: 1 << 15) }
  /// It stands in a branch of `#if`; duplicates in other branches are no ambiguity.
  @inlinable package static var isConditional: Self { Self(rawValue: 1 << 16) }
  /// Bound by `if let`, `guard let`, `while let`: one optional level is taken off the initialiser.
  @inlinable package static var unwraps: Self { Self(rawValue: 1 << 17) }
  /// Bound by `for x in`: an element of the initialiser; with `isPatternBinding`, a part of one.
  @inlinable package static var iterates: Self { Self(rawValue: 1 << 18) }
  /// Bound in a pattern with several names or a payload (`case .x(let a)`, `let (a, b) =`): the initialiser is the whole, not its value.
  @inlinable package static var isPatternBinding: Self { Self(rawValue: 1 << 19) }
  @inlinable package static var hasPrivateSetter: Self { Self(rawValue: 1 << 20) }
  @inlinable package static var isOptionalInitializer: Self { Self(rawValue: 1 << 21) }
  @inlinable package static var isConvenience: Self { Self(rawValue: 1 << 22) }
  @inlinable package static var isRequired: Self { Self(rawValue: 1 << 23) }
  @inlinable package static var isNonisolated: Self { Self(rawValue: 1 << 24) }
  /// `class func`/`class var`, as opposed to `static`.
  @inlinable package static var isOpen: Self { Self(rawValue: 1 << 25) }
  /// A function, initialiser or accessor whose body is present.
  @inlinable package static var hasBody: Self { Self(rawValue: 1 << 26) }
  /// A parameter written `label name:` whose label is `_`.
  @inlinable package static var hasNoLabel: Self { Self(rawValue: 1 << 27) }
  /// A variadic parameter (`T...`): inside it is an array.
  @inlinable package static var isVariadic: Self { Self(rawValue: 1 << 28) }
  /// A capture-list entry of a closure (`[weak self, x = y]`).
  @inlinable package static var isCapture: Self { Self(rawValue: 1 << 29) }
  /// A variable that the language binds without its being written: `error` in a bare `catch`, `newValue` and `oldValue` in an accessor.
  @inlinable package static var isImplicit: Self { Self(rawValue: 1 << 30) }
  /// Visible to other modules: `package`, `public` or `open`, by a modifier of its own or, for want of one, by that of
  /// the extension or protocol around it or, for a case, of its enum.
  ///
  /// Types around an extension or a member may hide it all the same.
  @inlinable package static var isExported: Self { Self(rawValue: 1 << 31) }
}
