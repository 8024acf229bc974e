import QatlamDomain

/// A declaration under construction; see `DeclarationFact`.
struct RawDeclaration: BitwiseCopyable {
  var kind: DeclarationKind.RawValue
  var flags: UInt32
  var name: NameID
  var label: NameID
  var parent: Int32
  var subtreeEnd: Int32
  var nameOffset: UInt32
  var start: UInt32
  var end: UInt32
  var visibleFrom: UInt32
  var type: Int32
  var value: Int32
  var context: Int32
}

/// A chain under construction; see `ChainFact`.
struct RawChain: BitwiseCopyable {
  var role: ChainFact.Role.RawValue
  var base: ChainFact.Base.RawValue
  var count: UInt16
  var scope: Int32
  var first: Int32
  var context: Int32
}

/// One name of a chain; see `ComponentFact`.
struct RawComponent: BitwiseCopyable {
  var name: NameID
  var offset: UInt32
  var flags: UInt8
  var argumentCount: UInt8
}

/// A node of a type expression; see `TypeNode`.
struct RawType: BitwiseCopyable {
  var kind: TypeNode.Kind.RawValue
  var chain: Int32
  var firstChild: Int32
  var nextSibling: Int32
  var label: NameID = 0
}

/// What a place expects; see `ContextFact`.
struct RawContext: BitwiseCopyable {
  var kind: ContextFact.Kind.RawValue
  var index: Int32
  var component: UInt16
  var position: UInt16
  var label: NameID
}

/// An argument of a call; see `ArgumentFact`.
struct RawArgument: BitwiseCopyable {
  var chain: Int32
  var component: UInt16
  var position: UInt16
  var label: NameID
  var labelOffset: UInt32
  var value: Int32
}

/// A requirement of a `where` clause; see `RequirementFact`.
struct RawRequirement: BitwiseCopyable {
  var scope: Int32
  var left: Int32
  var right: Int32
  var isSame: Bool
}

/// A value that is no single chain; see `ExpressionFact`.
struct RawExpression: BitwiseCopyable {
  var kind: ExpressionFact.Kind.RawValue
  var value: Int32
  var other: Int32 = -1
  var label: NameID = 0
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var context: Int32 = -1
}
