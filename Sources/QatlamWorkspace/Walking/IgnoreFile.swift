/// The patterns of one `.gitignore`.
struct IgnoreFile: Hashable, Sendable {
  private enum Token: Hashable, Sendable {
    case byte(UInt8)
    /// One byte that is no slash.
    case one
    /// Any bytes but slashes.
    case many
    /// Any bytes, slashes too: `**` at an end.
    case anything
    /// Any number of folders: `**/`.
    case anyFolders
    /// One byte of a class, or with `isNegated` none of it.
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
  }

  private struct Pattern: Hashable, Sendable {
    let tokens: [Token]
    /// Begins with `!`: what it fits is read after all.
    let isNegated: Bool
    /// Ends with a slash: fits folders alone.
    let isFolder: Bool
    /// Holds a slash: fits paths from the file's folder, not names at any depth.
    let isAnchored: Bool
  }

  private let patterns: [Pattern]
  /// How many bytes of a path lead to the file's folder, and what stands before a path where the folder lies above
  /// the root.
  private let dropped: Int
  private let prefix: [UInt8]

  /// Reads the file of a folder at or below the root; `folder` is relative to the root.
  init(_ text: [UInt8], in folder: [UInt8]) {
    patterns = Self.patterns(of: text)
    dropped = folder.isEmpty ? 0 : folder.count + 1
    prefix = []
  }

  /// Reads the file of a folder above the root; `root` is relative to it.
  init(_ text: [UInt8], above root: [UInt8]) {
    patterns = Self.patterns(of: text)
    dropped = 0
    prefix = root + [UInt8(ascii: "/")]
  }

  /// More than that is no list of patterns.
  static let limit = 1 << 20

  /// Reads the ignore files above a folder, up to the root of its repository, the outermost first.
  ///
  /// - Returns: None where the folder is in no repository, or is its root.
  static func above(_ root: [UInt8]) -> [IgnoreFile] {
    let slash = UInt8(ascii: "/")
    var found: [IgnoreFile] = []
    var folder = root
    while true {
      if (try? SystemCalls.status(of: folder + Array("/.git".utf8))) != nil {
        return found.reversed()
      }
      guard let end = folder.lastIndex(of: slash), end > 0 else { return [] }
      folder = Array(folder[..<end])
      let file = folder + Array("/.gitignore".utf8)
      if let text = try? SystemCalls.bytes(of: file, limit: limit) {
        found.append(IgnoreFile(text, above: Array(root[(end + 1)...])))
      }
    }
  }

  /// Whether a path, relative to the root, is ignored; `nil` where no pattern speaks of it.
  func ignores(_ path: [UInt8], isFolder: Bool) -> Bool? {
    let full = dropped == 0 && prefix.isEmpty ? path[...] : (prefix + path.dropFirst(dropped))[...]
    let name = full.lastIndex(of: UInt8(ascii: "/")).map { full[($0 + 1)...] } ?? full
    for pattern in patterns.reversed() where isFolder || !pattern.isFolder {
      if Self.fits(pattern.isAnchored ? full : name, pattern.tokens) { return !pattern.isNegated }
    }
    return nil
  }

  private static func patterns(of text: [UInt8]) -> [Pattern] {
    text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { pattern(Array($0)) }
  }

  private static func pattern(_ written: [UInt8]) -> Pattern? {
    var line = written
    while line.last == UInt8(ascii: " "), !line.dropLast().ends(with: [UInt8(ascii: "\\")]) {
      line.removeLast()
    }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let isFolder = line.last == UInt8(ascii: "/")
    if isFolder { line.removeLast() }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    guard !line.isEmpty else { return nil }
    return Pattern(
      tokens: tokens(of: line),
      isNegated: isNegated,
      isFolder: isFolder,
      isAnchored: isAnchored
    )
  }

  private static func tokens(of line: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < line.count {
      switch line[index] {
      case UInt8(ascii: "*") where line[index...].starts(with: Array("**/".utf8)):
        tokens.append(.anyFolders)
        index += 2
      case UInt8(ascii: "*") where line[index...].starts(with: Array("**".utf8)):
        tokens.append(.anything)
        index += 1
      case UInt8(ascii: "*"): tokens.append(.many)
      case UInt8(ascii: "?"): tokens.append(.one)
      case UInt8(ascii: "["):
        if let (token, end) = bracket(line, from: index) {
          tokens.append(token)
          index = end
        } else {
          tokens.append(.byte(line[index]))
        }
      case UInt8(ascii: "\\") where index + 1 < line.count:
        index += 1
        tokens.append(.byte(line[index]))
      case let byte: tokens.append(.byte(byte))
      }
      index += 1
    }
    return tokens
  }

  /// Reads `[a-z]` or `[!a-z]`; returns where it ends.
  private static func bracket(_ line: [UInt8], from start: Int) -> (Token, Int)? {
    var index = start + 1
    guard index < line.count else { return nil }
    let isNegated = line[index] == UInt8(ascii: "!") || line[index] == UInt8(ascii: "^")
    if isNegated { index += 1 }
    let begin = index
    var ranges: [ClosedRange<UInt8>] = []
    while index < line.count, line[index] != UInt8(ascii: "]") || index == begin {
      let low = line[index]
      if index + 2 < line.count, line[index + 1] == UInt8(ascii: "-"),
        line[index + 2] != UInt8(ascii: "]")
      {
        if low <= line[index + 2] { ranges.append(low...line[index + 2]) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    guard index < line.count else { return nil }
    return (.oneOf(ranges, isNegated: isNegated), index)
  }

  /// Whether the tokens fit all of a text.
  ///
  /// Plain bytes at both ends are compared first: most patterns are names or endings, and most texts are others.
  private static func fits(_ text: ArraySlice<UInt8>, _ tokens: [Token]) -> Bool {
    var start = 0
    var first = text.startIndex
    while start < tokens.count, case .byte(let wanted) = tokens[start] {
      guard first < text.endIndex, text[first] == wanted else { return false }
      start += 1
      first += 1
    }
    var end = tokens.count
    var last = text.endIndex
    while end > start, case .byte(let wanted) = tokens[end - 1] {
      guard last > first, text[last - 1] == wanted else { return false }
      end -= 1
      last -= 1
    }
    if start == end { return first == last }
    let middle = text[first..<last]
    if end - start == 1, case .many = tokens[start] { return !middle.contains(UInt8(ascii: "/")) }
    return fitsAll(middle, Array(tokens[start..<end]))
  }

  /// Follows the places that are reached side by side, so that no pattern takes longer than text times pattern.
  private static func fitsAll(_ text: ArraySlice<UInt8>, _ tokens: [Token]) -> Bool {
    var reached = entered([0], tokens)
    for byte in text {
      let isSlash = byte == UInt8(ascii: "/")
      var next: Set<Int> = []
      var stayed: Set<Int> = []
      for place in reached where place < tokens.count {
        switch tokens[place] {
        case .byte(let wanted): if byte == wanted { next.insert(place + 1) }
        case .one: if !isSlash { next.insert(place + 1) }
        case .many: if !isSlash { next.insert(place) }
        case .anything: next.insert(place)
        case .anyFolders:
          stayed.insert(place)
          if isSlash { next.insert(place + 1) }
        case .oneOf(let ranges, let isNegated):
          if !isSlash, ranges.contains(where: { $0.contains(byte) }) != isNegated {
            next.insert(place + 1)
          }
        }
      }
      reached = entered(next, tokens).union(stayed)
      if reached.isEmpty { return false }
    }
    return reached.contains(tokens.count)
  }

  /// Adds what is reached because a token may fit nothing at all.
  private static func entered(_ places: Set<Int>, _ tokens: [Token]) -> Set<Int> {
    var reached = places
    var open = Array(places)
    while let place = open.popLast() {
      guard place < tokens.count else { continue }
      switch tokens[place] {
      case .many, .anything, .anyFolders:
        if reached.insert(place + 1).inserted { open.append(place + 1) }
      default: break
      }
    }
    return reached
  }
}
