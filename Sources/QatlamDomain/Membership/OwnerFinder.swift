/// Finds the targets that a file belongs to.
///
/// Letters are compared without their case, as the file systems do on which apps are built.
struct OwnerFinder {
  private var byFile: [String: [Int]] = [:]
  private var byFolder: [String: [(target: Int, folder: TargetFolder)]] = [:]

  /// Creates a finder; owners are indices of these targets.
  init(_ targets: [BuildTarget]) {
    for (index, target) in targets.enumerated() {
      for file in target.files { byFile[Self.folded(file), default: []].append(index) }
      for folder in target.folders {
        byFolder[Self.folded(folder.path), default: []].append((index, folder))
      }
    }
  }

  /// Returns the targets that name a file, and those of the innermost folder that holds it.
  func owners(of path: String) -> [Int] {
    let key = Self.folded(path)
    var found = byFile[key] ?? []
    guard !byFolder.isEmpty else { return found }
    var end = key.endIndex
    while let slash = key[..<end].lastIndex(of: "/") {
      end = slash
      let rest = path[path.utf8.index(path.startIndex, offsetBy: key.utf8[...slash].count)...]
      if add(String(key[..<slash]), rest, to: &found) { return found }
    }
    _ = add("", path[...], to: &found)
    return found
  }

  private func add(_ folder: String, _ rest: Substring, to found: inout [Int]) -> Bool {
    guard let candidates = byFolder[folder] else { return false }
    let holding = candidates.filter { $0.folder.holds(rest) }
    for candidate in holding where !found.contains(candidate.target) {
      found.append(candidate.target)
    }
    return !holding.isEmpty
  }

  /// ASCII letters alone, so that both texts have the same offsets.
  private static func folded(_ path: String) -> String {
    var bytes = Array(path.utf8)
    for index in bytes.indices {
      let isCapital = bytes[index] &- UInt8(ascii: "A") < 26
      bytes[index] |= isCapital ? 0x20 : 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
