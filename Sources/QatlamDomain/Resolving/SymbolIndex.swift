/// Every declaration of a codebase, findable by name.
///
/// It is built once, after all files have been scanned, and only read from then on.
package struct SymbolIndex: Sendable {
  package let codebase: Codebase
  /// The module that each file belongs to, as an index into `moduleNames`.
  package let moduleOfFile: [Int32]
  package let moduleNames: [String]
  /// Whether each file is a test; tests see everything, and nobody sees tests.
  package let isTest: [Bool]
  package internal(set) var types: [TypeEntry] = []
  /// For each file, how many types those before it declare: its own follow in `types`.
  var firstTypeOfFile: [Int32] = []

  /// Position of each file's first declaration in `typeOfDeclaration`.
  let declarationBase: [Int]
  /// The type that a nominal declaration makes or an extension extends; -1 for all others.
  var typeOfDeclaration: [TypeID]
  /// Heads of lists of top-level declarations, by name.
  var globalHeads: [Int32]
  var globals: [Link] = []
  /// Heads of lists of members, by type and name.
  var memberHeads = MemberTable(capacity: 0)
  var members: [Link] = []
  /// Whether a name is declared as a member of any type, so that looking for it makes sense.
  var isMemberName: [Bool]
  /// Whether a name is a generic parameter's anywhere.
  var isGenericName: [Bool]
  /// Operators that types declare, by name.
  var operatorMembers: [NameID: [SymbolID]] = [:]
  /// Library types that are extended, by the names of their path.
  var libraryTypes: LibraryTypeTable
  let known: KnownNames
  /// How far chains have to be walked.
  private(set) var reach = Reach()
  let visibility: ModuleVisibility

  /// An element of a list of declarations.
  struct Link: Sendable {
    let symbol: SymbolID
    let next: Int32
    /// Its declaration's, so that most need not be looked at.
    let kind: DeclarationKind
  }

  /// Indexes a codebase.
  ///
  /// - Parameters:
  ///   - codebase: The facts of all files.
  ///   - modules: The module of each file, by the file's index.
  ///   - isTest: Whether each file is a test, by the file's index.
  ///   - known: The names with a meaning of their own, where they were looked up before.
  package init(
    codebase: Codebase,
    modules: [String],
    isTest: [Bool],
    known: KnownNames? = nil
  ) {
    self.codebase = codebase
    self.isTest = isTest
    var names: [String] = []
    var ids: [String: Int32] = [:]
    moduleOfFile = modules.map { module in
      if let id = ids[module] { return id }
      let id = Int32(names.count)
      names.append(module)
      ids[module] = id
      return id
    }
    moduleNames = names
    visibility = ModuleVisibility(
      codebase: codebase,
      moduleOfFile: moduleOfFile,
      names: names
    )
    libraryTypes = LibraryTypeTable(count: codebase.names.strings.count)
    var base: [Int] = []
    base.reserveCapacity(codebase.files.count)
    var total = 0
    for file in codebase.files {
      base.append(total)
      total += file.declarations.count
    }
    declarationBase = base
    typeOfDeclaration = Array(repeating: -1, count: total)
    globalHeads = Array(repeating: -1, count: codebase.names.strings.count)
    isMemberName = Array(repeating: false, count: codebase.names.strings.count)
    isGenericName = isMemberName
    self.known = known ?? KnownNames(codebase.names)
    registerDeclarations()
    attachExtensions()
    attachSupertypes()
    closeLibrarySupertypes()
    reach = Reach(in: codebase, isMember: isMemberName, globals: globalHeads, self.known)
  }

  /// Returns the facts of a declaration.
  package func declaration(_ symbol: SymbolID) -> DeclarationFact {
    codebase.files[Int(symbol.file)].declarations[Int(symbol.index)]
  }

  /// The declarations of types in a file, nested ones too, in order.
  func typesDeclared(in file: Int) -> [SymbolID] {
    types[Int(firstTypeOfFile[file])..<Int(firstTypeOfFile[file + 1])].map(\.symbol)
  }

  /// Returns the type that a nominal declaration makes or an extension extends, or -1.
  package func type(of symbol: SymbolID) -> TypeID {
    typeOfDeclaration[declarationBase[Int(symbol.file)] + Int(symbol.index)]
  }
}
