/// Names with a meaning of their own, looked up once.
///
/// A class, so that holding on to it in a hot loop copies nothing.
package final class KnownNames: Sendable {
  let selfValue: NameID
  let selfType: NameID
  let superValue: NameID
  let initializer: NameID
  let typeMember: NameID
  let protocolMember: NameID
  let array: NameID
  let dictionary: NameID
  let string: NameID
  let int: NameID
  let double: NameID
  let bool: NameID
  let optional: NameID
  let set: NameID
  let subscriptName: NameID
  /// Free functions of the standard library that apps overload.
  let standardFunctions: NameSet
  /// Types that libraries' types bring along.
  let broughtTypes: NameSet
  /// What library types bring along, as far as it is known.
  let traits: LibraryTraits.Table
  /// For a library's type, the library's types that it also is.
  let relatives: [NameID: [NameID]]
  /// Types of the standard library that targets rename for themselves.
  let standardTypes: NameSet
  /// Methods of sequences whose closure takes one element.
  let elementMethods: NameSet
  /// Methods of sequences that return a sequence of the same elements.
  let sameElementMethods: NameSet
  /// Methods and properties of sequences that return an element.
  let elementResults: NameSet
  /// Those of them that return it as it is, not as an optional.
  let removals: NameSet
  /// Methods of sequences that choose, order or sum up.
  let judgingMethods: NameSet
  /// Methods of sequences whose closure takes two elements.
  let pairMethods: NameSet
  /// Methods of sequences that return what their closure makes of the elements.
  let mappingMethods: NameSet
  /// Methods that leave a set a set.
  let filters: NameSet
  /// Methods of sets.
  let setMethods: NameSet
  /// Methods of collections that take an element.
  let elementArguments: NameSet
  /// Methods of sets that take another set.
  let wholeArguments: NameSet
  /// Labels of closures that take an element.
  let closureLabels: NameSet
  /// Members of many libraries' types that are always of one type, by name.
  let plainMembers: [NameID: NameID]
  /// Libraries' types that none of the app's can stand for, and whose values are not called.
  let plainTypes: NameSet
  /// Libraries' generic types whose first argument is their element.
  let sequences: NameSet
  let optionSets: NameSet
  /// Functions whose arguments are of one type.
  let comparingFunctions: NameSet
  let publishers: NameSet
  let publisherMethods: NameSet
  let element: NameID
  let result: NameID
  let task: NameID
  let wrappedValue: NameID
  let lazySequence: NameID
  let allCases: NameID
  let callAsFunction: NameID
  let keyLabel: NameID
  let valueLabel: NameID
  let offsetLabel: NameID
  /// `$0`, `$1`… and `$name`.
  let dollarNames: NameSet
  let elementLabel: NameID
  let void: NameID
  /// Functions and methods that return what their closure returns.
  let lendingMethods: NameSet
  /// Members of libraries' types that are values of these types, by type.
  let ownValues: [NameID: Set<NameID>]
  let test: NameID
  let arguments: NameID
  /// `$0`, `$1`… by their names.
  let dollars: [NameID: Int]
  /// Libraries' protocols that tuples and functions do not conform to.
  let valueProtocols: NameSet
  /// Libraries' protocols that a type conforms to only if it says so, or inherits from one that does.
  let structuralProtocols: NameSet
  /// Types that may stand behind an enum's cases.
  let rawTypes: NameSet
  let rawRepresentable: NameID
  /// The names of the generic parameters of libraries' types, by the type's name.
  private let brought: [NameID: [NameID]]

  /// Whether a name behind a dot is worth what stands before it: `.self`, `.Type`, `.Protocol`.
  func namesValueBefore(_ name: NameID) -> Bool {
    name == selfValue || name == typeMember || name == protocolMember
  }

  /// The names that stand for the generic arguments of a library's type in its extensions.
  func broughtParameters(of path: [NameID]) -> [NameID] {
    guard path.count == 1 else { return [] }
    return brought[path[0]] ?? []
  }

  /// Looks them up in a table of names.
  package init(_ names: NameTable) {
    func id(_ name: String) -> NameID { names.id(of: name) ?? .max }
    func ids(_ list: String...) -> NameSet { NameSet(list, in: names) }
    selfValue = id("self")
    selfType = id("Self")
    superValue = id("super")
    initializer = id("init")
    typeMember = id("Type")
    protocolMember = id("Protocol")
    array = id("Array")
    dictionary = id("Dictionary")
    string = id("String")
    int = id("Int")
    double = id("Double")
    bool = id("Bool")
    optional = id("Optional")
    set = id("Set")
    subscriptName = id("subscript")
    standardFunctions = NameSet(StandardLibrary.functions, in: names)
    broughtTypes = NameSet(StandardLibrary.broughtTypes, in: names)
    traits = LibraryTraits.Table(names)
    var relatives: [NameID: [NameID]] = [:]
    for (name, others) in StandardLibrary.relatives {
      guard let id = names.id(of: name) else { continue }
      relatives[id] = others.compactMap(names.id(of:))
    }
    self.relatives = relatives
    standardTypes = ids(
      "Result",
      "Error",
      "Optional",
      "Array",
      "Set",
      "Dictionary",
      "String",
      "Int",
      "Double",
      "Bool",
      "Data",
      "Date",
      "URL",
      "UUID",
      "Task"
    )
    func words(_ text: String) -> NameSet {
      NameSet(text.split(separator: " ").map(String.init), in: names)
    }
    elementMethods = words(
      "map filter forEach compactMap flatMap first last contains allSatisfy firstIndex lastIndex removeAll drop prefix min max partition count"
    )
    sameElementMethods = words(
      "filter sorted reversed shuffled prefix suffix dropFirst dropLast drop"
    )
    elementResults = words("first last min max randomElement removeFirst removeLast popLast remove")
    removals = words("removeFirst removeLast remove")
    judgingMethods = words("filter sorted sort reduce min max allSatisfy partition removeAll")
    pairMethods = words("sorted sort min max")
    mappingMethods = words("map compactMap flatMap")
    filters = words("filter")
    setMethods = words(
      "insert remove update contains union intersection subtracting symmetricDifference formUnion formIntersection subtract isDisjoint isSubset isSuperset isStrictSubset isStrictSuperset"
    )
    elementArguments = words("append insert contains firstIndex lastIndex remove update")
    wholeArguments = words(
      "union intersection subtracting symmetricDifference formUnion formIntersection subtract isDisjoint isSubset isSuperset isStrictSubset isStrictSuperset"
    )
    closureLabels = words("where while")
    dollarNames = NameSet(
      names.strings.lazy.filter { $0.utf8.first == UInt8(ascii: "$") },
      in: names
    )
    var plain: [NameID: NameID] = [:]
    for (type, members) in StandardLibrary.plainMembers {
      guard let type = names.id(of: type) else { continue }
      for member in members { if let member = names.id(of: member) { plain[member] = type } }
    }
    plainMembers = plain
    plainTypes = NameSet(StandardLibrary.plainTypes, in: names)
    sequences = words(
      "Array Set ArraySlice ContiguousArray Sequence Collection AsyncStream AsyncThrowingStream LazySequence Slice ReversedCollection AnySequence AnyCollection IndexingIterator UnsafeBufferPointer UnsafeMutableBufferPointer Range ClosedRange"
    )
    optionSets = words("OptionSet SetAlgebra")
    comparingFunctions = words(
      "XCTAssertEqual XCTAssertNotEqual XCTAssertIdentical XCTAssertLessThan XCTAssertGreaterThan XCTAssertLessThanOrEqual XCTAssertGreaterThanOrEqual max min swap"
    )
    publishers = words(
      "AnyPublisher Published Publisher PassthroughSubject CurrentValueSubject Observable Single Driver BehaviorRelay PublishRelay PublishSubject BehaviorSubject Future Just"
    )
    publisherMethods = words(
      "sink map flatMap compactMap filter tryMap handleEvents subscribe drive bind onNext first last removeDuplicates do"
    )
    element = id("Element")
    result = id("Result")
    task = id("Task")
    wrappedValue = id("wrappedValue")
    lazySequence = id("LazySequence")
    allCases = id("allCases")
    callAsFunction = id("callAsFunction")
    keyLabel = id("key")
    valueLabel = id("value")
    offsetLabel = id("offset")
    elementLabel = id("element")
    void = id("Void")
    lendingMethods = NameSet(StandardLibrary.lendingMethods, in: names)
    var ownValues: [NameID: Set<NameID>] = [:]
    for (type, members) in StandardLibrary.ownValues {
      guard let type = names.id(of: type) else { continue }
      ownValues[type] = Set(members.compactMap(names.id(of:)))
    }
    self.ownValues = ownValues
    test = id("Test")
    arguments = id("arguments")
    dollars = Dictionary(
      uniqueKeysWithValues: (0..<10).compactMap { number in
        names.id(of: "$\(number)").map { ($0, number) }
      }
    )
    structuralProtocols = NameSet(StandardLibrary.structuralProtocols, in: names)
    rawTypes = NameSet(StandardLibrary.rawTypes, in: names)
    rawRepresentable = names.id(of: "RawRepresentable") ?? .max
    valueProtocols = NameSet(
      StandardLibrary.structuralProtocols.union(StandardLibrary.comparingProtocols),
      in: names
    )
    var brought: [NameID: [NameID]] = [:]
    for (type, parameters) in StandardLibrary.genericParameters {
      guard let type = names.id(of: type) else { continue }
      brought[type] = parameters.map { id($0) }
    }
    self.brought = brought
  }
}
