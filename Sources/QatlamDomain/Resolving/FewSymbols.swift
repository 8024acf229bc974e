/// Declarations that were found: usually none or one, for which no memory is needed.
struct FewSymbols {
  private(set) var first: SymbolID?
  private var rest: [SymbolID] = []

  var isEmpty: Bool { first == nil }
  var count: Int { first == nil ? 0 : 1 + rest.count }

  /// All of them, in the order in which they were found.
  var all: [SymbolID] { first.map { [$0] + rest } ?? [] }

  /// All of them, in the order of their places.
  var sorted: [SymbolID] { rest.isEmpty ? all : all.sorted() }

  mutating func append(_ symbol: SymbolID) {
    if first == nil { first = symbol } else { rest.append(symbol) }
  }
}

extension [SymbolID] {
  /// Those of a few declarations that are fit; where one is all, no memory is needed.
  func keeping(_ isFit: (SymbolID) -> Bool) -> [SymbolID] {
    if count == 1 { return isFit(self[0]) ? self : [] }
    return filter(isFit)
  }
}
