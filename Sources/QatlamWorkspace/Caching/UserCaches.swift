import QatlamDomain
package import QatlamUseCases

/// Caches in a folder of the user's own, outside of every repository.
///
/// A cache is believed only where a regular file holds it that belongs to the user, that nobody else may write, and that begins
/// with what this program, as it was built and installed, writes for that subject. It takes its place whole, by a
/// rename; of two programs that write at the same time, the later one wins.
package struct UserCaches: CacheKeeping {
  /// What nobody has used for so long is removed, in nanoseconds.
  private static let lifetime: Int64 = 30 * 24 * 3_600 * 1_000_000_000
  private static let ending = ".cache"

  private let folder: String
  private let program: [UInt8]

  /// Creates caches in a folder, which is made when it is needed; `nil` where the program cannot tell itself from others.
  package init?(in folder: String) {
    guard let program = SystemCalls.programMark() else { return nil }
    self.folder = folder
    self.program = program
  }

  /// Creates caches where the system wants them; `nil` where the user has no such place, or wants none (`QATLAM_NO_CACHE`).
  package static func ofUser() -> UserCaches? {
    guard (SystemCalls.environment("QATLAM_NO_CACHE") ?? "").isEmpty else { return nil }
    func path(_ variable: String) -> String? {
      // What is relative is to be ignored, says the specification of base directories.
      SystemCalls.environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let caches = path("XDG_CACHE_HOME") { return UserCaches(in: "\(caches)/qatlam") }
    guard let home = path("HOME") else { return nil }
    #if canImport(Darwin)
    return UserCaches(in: "\(home)/Library/Caches/qatlam")
    #else
    return UserCaches(in: "\(home)/.cache/qatlam")
    #endif
  }

  package func cache(of subject: String) -> (any CacheReading)? {
    guard let file = PrivateFile(at: place(of: subject)) else { return nil }
    let head = head(of: subject)
    guard file.count >= head.count, file.bytes(in: 0..<head.count) == head else { return nil }
    file.noteUse()
    return UserCache(file: file, start: head.count)
  }

  package func keep(cacheOf subject: String, _ next: () -> [UInt8]?) {
    guard makeFolder() else { return }
    let place = place(of: subject)
    // A name that no other program draws, on this machine or another that shares the folder.
    let draft = place + Array(".\(String(UInt64.random(in: 0 ... .max), radix: 16))".utf8)
    do throws(SystemFailure) {
      try write(head(of: subject), next, to: draft)
      try SystemCalls.rename(draft, to: place)
    } catch {
      // Without a cache the next run is slower, and no different.
      SystemCalls.remove(draft)
    }
    removeUnused()
  }

  private func write(
    _ head: [UInt8],
    _ next: () -> [UInt8]?,
    to path: [UInt8]
  ) throws(SystemFailure) {
    let descriptor = try SystemCalls.createPrivate(path)
    defer { SystemCalls.close(descriptor) }
    try SystemCalls.write(head, to: descriptor)
    while let piece = next() { try SystemCalls.write(piece, to: descriptor) }
  }

  /// What a cache begins with: a kind of file, the program, and the subject.
  private func head(of subject: String) -> [UInt8] {
    Array("qatlam cache\n".utf8) + program + Array("\n\(subject)\n".utf8)
  }

  private func place(of subject: String) -> [UInt8] {
    // Subjects that share a name take turns; the head says whose the file is.
    var hash = FowlerNollVo()
    hash.take(subject)
    return Array("\(folder)/\(hash.text)\(Self.ending)".utf8)
  }

  /// Makes the folder, and those that it lies in, in one of the user's own; returns whether that is where it stands.
  private func makeFolder() -> Bool {
    var missing: [[UInt8]] = []
    var path = folder
    while true {
      if let status = try? SystemCalls.status(of: Array(path.utf8)) {
        // Whoever works in another's name leaves nothing behind there.
        guard status.kind == .folder, status.owner == SystemCalls.userNumber else { return false }
        break
      }
      missing.append(Array(path.utf8))
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return false }
      path = String(path[..<slash])
    }
    // One that another program makes meanwhile is as good, and where none can be made, nothing is kept.
    for path in missing.reversed() { try? SystemCalls.makeFolder(path, mode: 0o700) }
    return true
  }

  /// Removes the caches of what nobody checks any more, and what was never finished.
  private func removeUnused() {
    guard let contents = try? SystemCalls.contents(of: Array(folder.utf8)) else { return }
    let oldest = SystemCalls.now - Self.lifetime
    // Nobody writes for a day.
    let oldestDraft = SystemCalls.now - Self.lifetime / 30
    for entry in contents.entries where entry.kind == .file {
      let name = String(decoding: entry.name, as: UTF8.self)
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count >= 2, parts[1] == Self.ending.dropFirst(), parts[0].allSatisfy(\.isHexDigit)
      else { continue }
      let path = Array("\(folder)/".utf8) + entry.name
      let limit = parts.count == 2 ? oldest : oldestDraft
      if let status = try? SystemCalls.status(of: path), status.modified < limit {
        SystemCalls.remove(path)
      }
    }
  }
}

/// A cache behind its head.
private struct UserCache: CacheReading {
  let file: PrivateFile
  let start: Int

  var count: Int { file.count - start }

  func bytes(in range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
    return file.bytes(in: range.lowerBound + start..<range.upperBound + start)
  }
}
