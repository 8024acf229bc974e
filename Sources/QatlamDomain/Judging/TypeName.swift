/// How type names are read for the role they tell.
enum TypeName {
  private static let endings = ["Implementation", "Impl", "Imp"]

  /// Whether a name has an ending, byte by byte: identifiers are compared as they are written.
  static func ends(_ name: String, with ending: String) -> Bool {
    let count = ending.utf8.count
    // Most names end in another letter.
    guard name.utf8.count >= count, name.utf8.last == ending.utf8.last else { return false }
    return name.utf8.suffix(count).elementsEqual(ending.utf8)
  }

  /// Returns a name without an ending such as `Impl`.
  static func stem(_ name: String) -> String {
    for ending in endings where ends(name, with: ending) && name.utf8.count > ending.utf8.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
