/// The terms of one resolver, each kept once, and what was found out about declarations.
///
/// A class, because every resolver of a file adds to it. What depends on the file at hand is forgotten with it, so
/// that the answer for a file never depends on which files were resolved before.
final class TermStore {
  private(set) var terms: [Term] = [.unknown, .outside]
  /// Whether a term holds placeholders or `Self`.
  private(set) var isOpen: [Bool] = [false, false]
  private var ids: [Term: TermID] = [.unknown: 0, .outside: 1]
  /// Names that stand for generic parameters in extensions of library types.
  private let broughtTypes: NameSet

  /// Terms of type nodes of other files, by file and node.
  var written: [UInt64: TermID] = [:]
  /// The generic parameters of types, those of the types around first.
  var parameters: [TypeID: [SymbolID]] = [:]
  /// What types inherit, in terms of their own generic parameters.
  var supertypes: [TypeID: [TermID]] = [:]
  /// What placeholders conform to.
  var constraints: [SymbolID: [TermID]] = [:]
  /// The paths of library types that are extended.
  let libraryPaths: [TypeID: [NameID]]

  // MARK: Of the file at hand

  /// Terms of its type nodes.
  var ownWritten: [Int32: TermID] = [:]
  /// Values of variables whose type is not written, of any file.
  var variables: [SymbolID: TermID] = [:]
  /// Values of its chains.
  var chains: [Int32: TermID] = [:]
  /// What its calls call, by chain and component.
  var callees: [UInt64: Callee] = [:]
  /// Where its expressions stand.
  var places: [Int32: ExpressionPlace]?
  /// The expressions that closures and names bound in patterns are, by their declarations.
  var expressions: [Int32: Int] = [:]
  /// How many arguments closures take that name none, by their declarations.
  var dollars: [Int32: Int]?
  /// The file at hand.
  private(set) var file: Int32 = -1
  /// Variables whose value is being looked for.
  var underway: Set<SymbolID> = []
  /// The types in which members of terms are looked up.
  var bases: [TermID: MemberBases] = [:]
  /// How many questions about placeholders led to the one at hand.
  var nesting = 0
  /// How many questions about types the chain at hand may still ask.
  private var questions = 0
  /// Whether something was given up since the last chain began, so that what was found is not kept.
  var isTainted = false

  init(index: SymbolIndex) {
    broughtTypes = index.known.broughtTypes
    libraryPaths = index.libraryTypes.paths
  }

  /// Forgets what belongs to the file at hand, and takes another.
  func begin(_ file: Int32) {
    self.file = file
    expressions.removeAll(keepingCapacity: true)
    ownWritten.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    callees.removeAll(keepingCapacity: true)
    places = nil
    dollars = nil
    bases.removeAll(keepingCapacity: true)
    nesting = 0
    underway.removeAll()
    isTainted = false
  }

  /// Begins a chain of the file at hand.
  func beginChain() {
    isTainted = false
    questions = 20_000
  }

  /// Whether one more question may be asked; takes it from the number of those that are left.
  ///
  /// Types that are declared by each other may lead on without end.
  func mayAsk() -> Bool {
    questions -= 1
    if questions < 0 { isTainted = true }
    return questions >= 0
  }

  /// Returns the number of a term.
  func id(_ term: Term) -> TermID {
    if let id = ids[term] { return id }
    let id = TermID(terms.count)
    terms.append(term)
    isOpen.append(holdsPlaceholders(term))
    ids[term] = id
    return id
  }

  /// Returns the term of a number.
  subscript(id: TermID) -> Term { terms[Int(id)] }

  private func holdsPlaceholders(_ term: Term) -> Bool {
    switch term {
    case .unknown, .outside: false
    case .placeholder, .member, .selfType: true
    case .nominal(_, let arguments): arguments.contains { isOpen[Int($0)] }
    case .library(let path, let arguments):
      path.count == 1 && broughtTypes.contains(path[0]) || arguments.contains { isOpen[Int($0)] }
    case .tuple(let parts, _), .composition(let parts): parts.contains { isOpen[Int($0)] }
    case .function(let parameters, let result):
      isOpen[Int(result)] || parameters.contains { isOpen[Int($0)] }
    case .metatype(let inner): isOpen[Int(inner)]
    }
  }
}

/// Where an expression stands.
enum ExpressionPlace {
  /// An element of a literal, by the literal's index and the element's position.
  case element(of: Int, position: Int)
  /// What another expression is made of: `a ? b : c`, `a ?? b`.
  case part(of: Int)
  /// An argument, by its index in the file.
  case argument(Int)
}

/// What a call calls.
struct Callee {
  let symbol: SymbolID
  /// The value whose member it is; unknown for what stands at top level.
  let receiver: TermID
}
