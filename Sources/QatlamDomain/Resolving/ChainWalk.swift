/// How far a chain has been walked.
struct ChainWalk {
  /// A type that was passed and is reported unless one nested in it follows.
  struct Pending {
    var symbol: SymbolID
    var component: ComponentFact
    var kind: ResolvedReference.Kind
    /// The alias by whose name the type was passed, or none.
    var alias = SymbolID.none
  }

  let chain: ChainFact
  /// The chain's index in its file.
  let index: Int32
  let emits: Bool
  let depth: Int
  /// The next component.
  var position = 0
  /// How many components are walked.
  var count = 0
  var value: TermID = Term.unknownID
  var pending: Pending?
  /// The chain begins with a dot, so that its first component is a member of the type itself.
  var asksType = false

  /// Whether somebody asks what stands behind the component that was walked last: the next one, or whoever
  /// wants the chain's value.
  var wantsValue: Bool { !emits || position < count }

  init(chain: ChainFact, index: Int32, emits: Bool, depth: Int) {
    self.chain = chain
    self.index = index
    self.emits = emits
    self.depth = depth
  }
}
