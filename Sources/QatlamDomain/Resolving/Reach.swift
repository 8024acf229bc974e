/// How far a chain has to be walked to say what it refers to.
///
/// Most names of a codebase are a library's, which shows without knowing the value whose members they are: nothing of
/// that name is declared. A value is worked out only where a name that may be found in it follows.
struct Reach: Sendable {
  /// Whether a name may be found behind a dot, or has a meaning of its own there.
  private var mayBeFound: [Bool] = []
  /// Methods of collections that are noted with the elements they are called for.
  private let judgingMethods: NameSet

  /// No name is found anywhere.
  init() { judgingMethods = NameSet() }

  /// Reads the names of what a codebase declares: members, what stands at top level, and tuples' elements.
  ///
  /// - Parameters:
  ///   - codebase: The codebase.
  ///   - isMember: Whether a name is a member's of any type, by the name's number.
  ///   - globals: Heads of lists of top-level declarations, by name; negative where there are none.
  ///   - known: Names with a meaning of their own.
  init(in codebase: Codebase, isMember: [Bool], globals: [Int32], _ known: KnownNames) {
    judgingMethods = known.judgingMethods
    mayBeFound = isMember
    for name in globals.indices where globals[name] >= 0 { mayBeFound[name] = true }
    for file in codebase.files {
      for label in file.outline.labels { mayBeFound[Int(label)] = true }
    }
    let told = [
      known.initializer, known.keyLabel, known.valueLabel, known.offsetLabel, known.elementLabel,
    ]
    for name in told where name != .max { mayBeFound[Int(name)] = true }
    // A tuple's elements are named by their numbers, too.
    for number in 0..<Self.tupleLimit {
      if let name = codebase.names.id(of: String(number)) { mayBeFound[Int(name)] = true }
    }
  }

  /// So many elements of a tuple are told by their numbers.
  private static let tupleLimit = 100

  /// Returns how many components of a chain must be walked: up to the last that may be found; a first name always.
  func count(of chain: ChainFact, in facts: FileFacts) -> Int {
    let first = Int(chain.first)
    let least = chain.base == .name ? 1 : 0
    var count = Int(chain.count)
    while count > least {
      let component = facts.components[first + count - 1]
      if mayBeFound[Int(component.name)] { return count }
      if component.flags.contains(.isCalled), judgingMethods.contains(component.name) {
        return count
      }
      count -= 1
    }
    let isModule = least == 1 && facts.components[first].flags.contains(.isModule)
    return isModule ? Int(chain.count) : least
  }
}
