/// The terms of one resolver, each kept once, and what was found out about declarations.
///
/// A class, because every resolver of a file adds to it. What depends on the file at hand is forgotten with it, so
/// that the answer for a file never depends on which files were resolved before.
final class TermStore {
  private(set) var terms: [Term] = [.unknown, .outside]
  /// Whether a term holds placeholders or `Self`.
  private(set) var isOpen: [Bool] = [false, false]
  /// For each term what an optional wraps, or the term itself.
  private(set) var unwrapped: [TermID] = [0, 1]
  /// For each term what a metatype is the type of, or the term itself.
  private(set) var unmetatyped: [TermID] = [0, 1]
  private var ids: [Term: TermID] = [.unknown: 0, .outside: 1]
  /// Types of the codebase and of libraries without arguments, and metatypes: most terms are such.
  private var plainIDs = PairTable()
  private let optional: NameID
  private let array: NameID
  /// Names that stand for generic parameters in extensions of library types.
  private let broughtTypes: NameSet

  /// Terms of type nodes of other files, by file and node.
  var written = PairTable()
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
  var ownWritten = KnownTerms()
  /// Values of its variables whose type is not written.
  var ownVariables = KnownTerms()
  /// The same of other files.
  var otherVariables: [SymbolID: TermID] = [:]
  /// Values of its chains.
  var chains = KnownTerms()
  /// What its calls call, by chain and component.
  var callees: [UInt64: Callee] = [:]
  /// The first argument of each of its chains, or of the next chain that has any.
  private(set) var firstArguments: [Int32] = []
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
  /// The types in which members of terms are looked up, with the file for which that was found out.
  private var bases: [(file: Int32, bases: MemberBases)] = []
  /// How many questions about placeholders led to the one at hand.
  var nesting = 0
  /// How many questions about types the chain at hand may still ask.
  private var questions = 0
  private static let mostQuestions = 20_000
  /// The chain at hand: what is reported, or what comes before it and is evaluated by itself.
  private(set) var chain: Int32 = -1
  /// How many chains were left for an earlier one that they ask for.
  private var returns = 0
  private static let mostReturns = 8
  /// Values of chains that were evaluated by themselves in vain.
  private var vain = KnownTerms()
  /// Whether something was given up since the last chain began, so that what was found is not kept.
  var isTainted = false

  init(index: SymbolIndex) {
    broughtTypes = index.known.broughtTypes
    optional = index.known.optional
    array = index.known.array
    libraryPaths = index.libraryTypes.paths
  }

  /// Forgets what belongs to the file at hand, and takes another.
  func begin(_ file: Int32, _ facts: FileFacts) {
    self.file = file
    expressions.removeAll(keepingCapacity: true)
    ownWritten.reset(count: facts.types.count)
    ownVariables.reset(count: facts.declarations.count)
    otherVariables.removeAll(keepingCapacity: true)
    chains.reset(count: facts.chains.count)
    vain.reset(count: facts.chains.count)
    returns = 0
    firstArguments.removeAll(keepingCapacity: true)
    for (position, argument) in facts.arguments.enumerated() {
      while firstArguments.count <= Int(argument.chain) { firstArguments.append(Int32(position)) }
    }
    let rest = facts.chains.count - firstArguments.count
    firstArguments.append(
      contentsOf: repeatElement(Int32(facts.arguments.count), count: max(rest, 0))
    )
    callees.removeAll(keepingCapacity: true)
    places = nil
    dollars = nil
    nesting = 0
    underway.removeAll()
    isTainted = false
  }

  /// Begins a chain of the file at hand.
  func beginChain(_ chain: Int32) {
    self.chain = chain
    isTainted = false
    questions = Self.mostQuestions
  }

  /// Whether a chain is to be evaluated by itself: it comes before the one at hand, and nobody asked for it so far.
  ///
  /// What is asked for first late would else be out of reach, for how deep evaluations lead is limited.
  func mayReturn(to earlier: Int32) -> Bool {
    earlier < chain && returns < Self.mostReturns && vain[earlier] == nil
  }

  /// A chain that was left for an earlier one, as it stood.
  struct LeftChain {
    fileprivate let chain: Int32
    fileprivate let isTainted: Bool
    fileprivate let questions: Int
  }

  /// Leaves the chain at hand for an earlier one, which is evaluated as if it were the first to be asked for.
  func leave(for earlier: Int32) -> LeftChain {
    let left = LeftChain(chain: chain, isTainted: isTainted, questions: questions)
    beginChain(earlier)
    returns += 1
    return left
  }

  /// Goes on with a chain that was left; the earlier one's value is not to be sought by itself again.
  func comeBack(to left: LeftChain, with term: TermID) {
    if isTainted { vain[chain] = term }
    returns -= 1
    (chain, isTainted, questions) = (left.chain, left.isTainted, left.questions)
  }

  /// Whether one more question may be asked; takes it from the number of those that are left.
  ///
  /// Types that are declared by each other may lead on without end.
  func mayAsk() -> Bool {
    questions -= 1
    if questions < 0 { isTainted = true }
    return questions >= 0
  }

  /// What was found out for the file at hand about where members of a term are looked up.
  func knownBases(of term: TermID) -> MemberBases? {
    guard Int(term) < bases.count, bases[Int(term)].file == file else { return nil }
    return bases[Int(term)].bases
  }

  /// Keeps where members of a term are looked up in the file at hand.
  func keep(_ found: MemberBases, of term: TermID) {
    while bases.count <= Int(term) { bases.append((-1, MemberBases())) }
    bases[Int(term)] = (file, found)
  }

  /// Returns the number of a term.
  func id(_ term: Term) -> TermID {
    if let key = key(of: term) {
      if let id = plainIDs[key] { return id }
      let id = add(term)
      plainIDs[key] = id
      return id
    }
    if let id = ids[term] { return id }
    let id = add(term)
    ids[term] = id
    return id
  }

  /// Returns the number of a library's type without arguments.
  func library(_ name: NameID) -> TermID {
    plainIDs[Self.key(ofLibrary: name)] ?? id(.library([name], []))
  }

  /// Returns the number of a type of the codebase without arguments.
  func nominal(_ type: TypeID) -> TermID {
    plainIDs[Self.key(ofNominal: type)] ?? id(.nominal(type, []))
  }

  /// Returns the number of `T?`.
  func optional(_ wrapped: TermID) -> TermID {
    plainIDs[Self.key(3, of: wrapped)] ?? id(.library([optional], [wrapped]))
  }

  /// Returns the number of `[T]`.
  func array(of element: TermID) -> TermID {
    plainIDs[Self.key(4, of: element)] ?? id(.library([array], [element]))
  }

  /// The key of a term that is told by one number; `nil` for others.
  private func key(of term: Term) -> UInt64? {
    switch term {
    case .nominal(let type, let arguments) where arguments.isEmpty: Self.key(ofNominal: type)
    case .library(let path, let arguments) where path.count == 1 && arguments.isEmpty:
      Self.key(ofLibrary: path[0])
    case .library(let path, let arguments) where path.count == 1 && arguments.count == 1:
      path[0] == optional
        ? Self.key(3, of: arguments[0]) : path[0] == array ? Self.key(4, of: arguments[0]) : nil
    case .metatype(let inner): Self.key(2, of: inner)
    default: nil
    }
  }

  /// The key of a term of a kind, from 2 to 14, around another.
  private static func key(_ kind: UInt64, of inner: TermID) -> UInt64 {
    kind << 60 | UInt64(UInt32(bitPattern: inner))
  }

  private static func key(ofNominal type: TypeID) -> UInt64 { UInt64(UInt32(bitPattern: type)) }

  private static func key(ofLibrary name: NameID) -> UInt64 { 1 << 60 | UInt64(name) }

  private func add(_ term: Term) -> TermID {
    let id = TermID(terms.count)
    terms.append(term)
    isOpen.append(holdsPlaceholders(term))
    var wrapped = id
    if case .library(let path, let arguments) = term, path.isOnly(optional),
      let first = arguments.first
    {
      wrapped = first
    }
    unwrapped.append(wrapped)
    if case .metatype(let inner) = term {
      unmetatyped.append(inner)
    } else {
      unmetatyped.append(id)
    }
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

extension [NameID] {
  /// Whether a path is that name alone.
  func isOnly(_ name: NameID) -> Bool { count == 1 && self[0] == name }
}
