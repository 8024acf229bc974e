/// What a library's type brings along, with names as numbers; see `StandardLibrary`.
final class LibraryTraits: Sendable {
  /// It brings nothing that an unqualified name could mean.
  let isMarker: Bool
  /// All that it brings, where that is known for certain.
  let extent: NameList?
  /// The types that one gets by inheriting from it; `nil` where that is not known.
  let inherited: NameList?
  /// The members that one gets by inheriting from it; `nil` where that is not known.
  let members: NameList?

  private init(_ word: String, in names: NameTable) {
    isMarker = StandardLibrary.markers.contains(word)
    extent = StandardLibrary.extents[word].map { NameList($0, in: names) }
    inherited = StandardLibrary.inheritedTypes[word].map { NameList($0, in: names) }
    members = StandardLibrary.members[word].map { NameList($0, in: names) }
  }

  /// A few names, asked by number.
  struct NameList: Sendable {
    private let ids: [NameID]

    /// Creates the list of those of the names that the table has.
    init(_ members: Set<String>, in names: NameTable) {
      ids = members.compactMap(names.id(of:)).sorted()
    }

    /// Whether a name is among them.
    func contains(_ name: NameID) -> Bool {
      var low = 0
      var high = ids.count
      while low < high {
        let middle = (low + high) / 2
        if ids[middle] < name { low = middle + 1 } else { high = middle }
      }
      return low < ids.count && ids[low] == name
    }
  }

  /// What is known of library types, by name.
  struct Table: Sendable {
    /// One for each name: which of `traits` are its own, from 1; zero for none.
    private var numbers: [UInt16]
    private var traits: [LibraryTraits] = []

    /// Looks up what is known of every library's type that the table names.
    init(_ names: NameTable) {
      numbers = [UInt16](repeating: 0, count: names.strings.count)
      let told = StandardLibrary.markers.union(StandardLibrary.inheritedTypes.keys)
        .union(StandardLibrary.members.keys).union(StandardLibrary.extents.keys)
      for word in told {
        guard let id = names.id(of: word), let number = UInt16(exactly: traits.count + 1) else {
          continue
        }
        traits.append(LibraryTraits(word, in: names))
        numbers[Int(id)] = number
      }
    }

    /// What is known of the library's type of that name; `nil` where nothing is.
    subscript(name: NameID) -> LibraryTraits? {
      guard Int(name) < numbers.count, numbers[Int(name)] > 0 else { return nil }
      return traits[Int(numbers[Int(name)]) - 1]
    }
  }
}
