/// One name of a chain.
package struct ComponentFact: BitwiseCopyable, Hashable, Sendable {
  /// What follows the name.
  package struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
    package let rawValue: UInt8

    /// Creates flags from their bits.
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the union of some flags; the scanner writes such literals for nearly every token.
    @inlinable
    package init(arrayLiteral flags: Self...) {
      var bits: UInt8 = 0
      for flag in flags { bits |= flag.rawValue }
      rawValue = bits
    }

    /// `name(…)` or `name { … }`.
    @inlinable package static var isCalled: Self { Self(rawValue: 1 << 0) }
    /// `name[…]`, after a call if there is one too.
    @inlinable package static var isSubscripted: Self { Self(rawValue: 1 << 1) }
    /// `name?` or `name()?`: the rest is optional chaining.
    @inlinable package static var isOptionalChained: Self { Self(rawValue: 1 << 2) }
    /// `name!`.
    @inlinable package static var isForced: Self { Self(rawValue: 1 << 3) }
    /// `name { … }`: the last argument is a closure after the parentheses.
    @inlinable package static var hasTrailingClosure: Self { Self(rawValue: 1 << 4) }
    /// `name<…>`.
    @inlinable package static var hasGenericArguments: Self { Self(rawValue: 1 << 5) }
    /// `name(…)(…)`, `name(…)[…][…]`: something follows that this fact does not describe; its value's type is unknown.
    @inlinable package static var isApplied: Self { Self(rawValue: 1 << 6) }
    /// `Name::`: the name of a module; the next component is looked up in that module.
    @inlinable package static var isModule: Self { Self(rawValue: 1 << 7) }
  }

  package var name: NameID
  /// Byte offset of the name.
  package var offset: UInt32
  package var flags: Flags
  /// Arguments of the call, a trailing closure included; 255 stands for that many or more.
  package var argumentCount: UInt8

  /// Creates a component.
  @inlinable
  package init(name: NameID, offset: UInt32, flags: Flags, argumentCount: UInt8) {
    self.name = name
    self.offset = offset
    self.flags = flags
    self.argumentCount = argumentCount
  }
}
