import Foundation

/// The users of one JSON file: an array of records, rewritten whole or not at all.
struct FileUserDirectory: UserKeeper {
  private let path: String
  private let seed: [User]?

  /// Keeps users in a file.
  ///
  /// - Parameters:
  ///   - path: The file. Its folders are made when it is first written.
  ///   - seed: The users there are while the file does not exist; `nil` when it must exist.
  init(path: String, seed: [User]? = nil) {
    self.path = path
    self.seed = seed
  }

  /// Reads the file and picks one user.
  func user(id: Int) async throws(DirectoryFailure) -> User {
    guard let user = try users().first(where: { $0.id == id }) else { throw .notFound }
    return user
  }

  /// Replaces one user of the file and keeps the others in their order.
  func save(_ user: User) async throws(DirectoryFailure) -> User {
    var users = try users()
    guard let index = users.firstIndex(where: { $0.id == user.id }) else {
      throw .notFound
    }
    users[index] = user
    try write(users)
    return user
  }

  /// The file behind a link: replacing the link itself would part it from its target.
  private var file: URL {
    URL(filePath: path).resolvingSymlinksInPath()
  }

  private func users() throws(DirectoryFailure) -> [User] {
    if let seed, !FileManager.default.fileExists(atPath: file.path) { return seed }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: file)
    } catch {
      throw .noAccess(path: path)
    }
    let users: [User]
    do {
      users = try JSONDecoder().decode([UserRecord].self, from: bytes).map(\.entity)
    } catch {
      throw .unreadable(place: path + Self.spot(of: error, in: bytes))
    }
    guard Set(users.map(\.id)).count == users.count else { throw .unreadable(place: path) }
    return users
  }

  private func write(_ users: [User]) throws(DirectoryFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let bytes = try encoder.encode(users.map(UserRecord.init))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try bytes.write(to: file, options: .atomic)
    } catch {
      throw .notWritten(path: path)
    }
  }

  /// Where in the file the fault is: `:4` for a line that is no JSON, `[2].email` for a value.
  private static func spot(of error: any Error, in bytes: Data) -> String {
    guard let error = error as? DecodingError else { return "" }
    switch error {
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? line(ofFaultIn: bytes) : path(context.codingPath)
    case .keyNotFound(let key, let context): return path(context.codingPath + [key])
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return path(context.codingPath)
    @unknown default: return ""
    }
  }

  /// The line at which the bytes stop being JSON, `:4`; empty when the parser does not say.
  ///
  /// The decoder keeps the place to itself; the older parser ends its sentence with the offset.
  private static func line(ofFaultIn bytes: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: bytes)
      return ""
    } catch {
      let sentence = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      let word = sentence.split(separator: "around character ").last?.prefix { $0.isNumber }
      guard let word, let offset = Int(word) else { return "" }
      return ":\(bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
