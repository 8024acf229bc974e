/// Makes small changes to files, the same ones every time.
package struct Mutator {
  private let files: [[[UInt8]]]
  private var state: UInt64

  /// Creates a mutator of files, which are given as tokens; other seeds make other changes.
  package init(files: [[[UInt8]]], seed: UInt64) {
    self.files = files.filter { $0.count > 1 }
    state = seed
  }

  /// Returns a changed copy of one of the files, or `nil` where there is none to change.
  package mutating func next() -> [UInt8]? {
    guard !files.isEmpty else { return nil }
    var tokens = files[number(below: files.count)]
    for _ in 0...number(below: 2) { change(&tokens) }
    return Array(tokens.joined())
  }

  /// How many tokens of another file are spliced in at most.
  private static let longestSplice = 12

  /// Removes, doubles, moves or replaces a token, or splices in a row of those of another file.
  private mutating func change(_ tokens: inout [[UInt8]]) {
    guard tokens.count > 1 else { return }
    let place = number(below: tokens.count)
    switch number(below: 5) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, number(below: tokens.count))
    case 3:
      let other = files[number(below: files.count)]
      let first = number(below: other.count)
      let count = 1 + number(below: Self.longestSplice)
      tokens.insert(contentsOf: other[first..<min(first + count, other.count)], at: place)
    default:
      let other = files[number(below: files.count)]
      tokens[place] = other[number(below: other.count)]
    }
  }

  /// A number of the generator SplitMix64.
  private mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    return Int(value % UInt64(bound))
  }
}
