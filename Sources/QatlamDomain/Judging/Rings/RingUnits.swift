/// What stands in a ring of files: top-level declarations, a type together with what its own part adds to it.
struct RingUnits {
  private let judge: ArchitectureJudge
  private var ids: [SymbolID: Int] = [:]
  private var homeOfDeclaration: [SymbolID: SymbolID] = [:]
  /// The declaration that each unit is named by, by the unit's number.
  private(set) var homes: [SymbolID] = []

  init(_ judge: ArchitectureJudge) { self.judge = judge }

  /// Returns the unit that a declaration belongs to; `nil` for the file itself.
  mutating func unit(of symbol: SymbolID) -> Int? {
    let declarations = judge.index.codebase.files[Int(symbol.file)].declarations
    var place = symbol.index
    while place > 0, declarations[Int(place)].parent > 0 { place = declarations[Int(place)].parent }
    guard place > 0 else { return nil }
    let top = SymbolID(file: symbol.file, index: place)
    let home = homeOfDeclaration[top] ?? home(of: top)
    homeOfDeclaration[top] = home
    if let known = ids[home] { return known }
    ids[home] = homes.count
    homes.append(home)
    return homes.count - 1
  }

  /// What a declaration belongs to: a private one to what its file is there for, else what it extends.
  private func home(of symbol: SymbolID) -> SymbolID {
    let declarations = judge.index.codebase.files[Int(symbol.file)].declarations
    guard declarations[Int(symbol.index)].isPrivate else { return extended(by: symbol) }
    let first = declarations.indices.first { position in
      declarations[position].parent == 0 && !declarations[position].isPrivate
    }
    return first.map { extended(by: SymbolID(file: symbol.file, index: Int32($0))) } ?? symbol
  }

  /// An extension goes with the outermost type that it extends, where both belong to one part and feature.
  private func extended(by symbol: SymbolID) -> SymbolID {
    guard judge.index.declaration(symbol).kind == .extension else { return symbol }
    var type = judge.index.type(of: symbol)
    guard type >= 0 else { return symbol }
    while judge.index.types[Int(type)].outer >= 0 { type = judge.index.types[Int(type)].outer }
    let extended = judge.index.types[Int(type)].symbol
    let (own, other) = (Int(symbol.file), Int(extended.file))
    guard extended != .none, judge.featureOfFile[own] == judge.featureOfFile[other],
      judge.parts[own][Int(symbol.index)] == judge.parts[other][Int(extended.index)]
    else { return symbol }
    return extended
  }
}
