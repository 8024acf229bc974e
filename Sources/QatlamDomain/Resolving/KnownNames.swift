/// Names with a meaning of their own, looked up once.
struct KnownNames: Sendable {
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
  let standardFunctions: Set<NameID>
  /// Types that libraries' types bring along.
  let broughtTypes: Set<NameID>
  /// For a library's type, the library's types that it also is.
  let relatives: [NameID: [NameID]]
  /// Types of the standard library that targets rename for themselves.
  let standardTypes: Set<NameID>
  /// Methods of sequences whose closure takes one element.
  let elementMethods: Set<NameID>
  /// Methods of sequences that return a sequence of the same elements.
  let sameElementMethods: Set<NameID>
  /// Methods and properties of sequences that return an element.
  let elementResults: Set<NameID>
  /// Methods of sequences that choose, order or sum up.
  let judgingMethods: Set<NameID>
  /// Methods of sequences whose closure takes two elements.
  let pairMethods: Set<NameID>

  init(_ names: NameTable) {
    func id(_ name: String) -> NameID { names.id(of: name) ?? .max }
    func ids(_ list: String...) -> Set<NameID> { Set(list.compactMap(names.id(of:))) }
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
    standardFunctions = Set(StandardLibrary.functions.compactMap(names.id(of:)))
    broughtTypes = Set(StandardLibrary.broughtTypes.compactMap(names.id(of:)))
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
    elementMethods = ids(
      "map",
      "filter",
      "forEach",
      "compactMap",
      "flatMap",
      "first",
      "last",
      "contains",
      "allSatisfy",
      "firstIndex",
      "lastIndex",
      "removeAll",
      "drop",
      "prefix",
      "min",
      "max",
      "partition",
      "count"
    )
    sameElementMethods = ids(
      "filter",
      "sorted",
      "reversed",
      "shuffled",
      "prefix",
      "suffix",
      "dropFirst",
      "dropLast",
      "drop",
      "lazy"
    )
    elementResults = ids(
      "first",
      "last",
      "min",
      "max",
      "randomElement",
      "removeFirst",
      "removeLast",
      "popLast"
    )
    judgingMethods = ids(
      "filter",
      "sorted",
      "sort",
      "reduce",
      "min",
      "max",
      "allSatisfy",
      "partition",
      "removeAll"
    )
    pairMethods = ids("sorted", "sort", "min", "max")
  }
}
