/// A hidden folder in which a tree is written before it appears.
struct Stage {
  private static let prefix = ".qatlam-new-"

  /// The folder that holds it.
  let parent: String
  /// The number of the process that writes.
  let process: Int32

  /// The stage of this process.
  init(in parent: String) {
    self.parent = parent
    process = SystemCalls.processNumber
  }

  private init(in parent: String, process: Int32) {
    self.parent = parent
    self.process = process
  }

  /// Its own folder.
  var folder: String { "\(parent)/\(Self.prefix)\(process)" }

  /// What it holds first: which folder it is.
  ///
  /// Nothing that is checked out, unpacked or copied can bring a list along that would be carried out here, because nobody
  /// knows beforehand what number its folder will have.
  private var mark: [UInt8]? {
    guard
      let status = try? SystemCalls.status(of: Array(folder.utf8), followingLinks: false),
      status.kind == .folder, status.owner == SystemCalls.userNumber
    else { return nil }
    return Array("\(status.identity.device) \(status.identity.inode)".utf8)
  }

  private var markPath: String { "\(folder)/.qatlam-stage" }

  /// Whether a program of this user has made it here.
  var isGenuine: Bool {
    guard let mark else { return false }
    return Self.bytes(at: markPath) == mark
  }

  /// Removes it where it holds nothing but a mark that is not finished: its program was killed while it began.
  func clearUnmarked() {
    if let mark, let written = Self.bytes(at: markPath), mark.starts(with: written) {
      let contents = try? SystemCalls.contents(of: Array(folder.utf8))
      if contents?.entries.count == 1 { SystemCalls.remove(Array(markPath.utf8)) }
    }
    SystemCalls.removeFolder(Array(folder.utf8))
  }

  /// The stages in a folder, whoever has left them.
  static func all(in parent: String) -> [Stage] {
    let contents = try? SystemCalls.contents(of: Array(parent.utf8))
    return (contents?.entries ?? []).compactMap { entry in
      let name = String(decoding: entry.name, as: UTF8.self)
      guard entry.kind == .folder, name.hasPrefix(prefix),
        let process = Int32(name.dropFirst(prefix.count))
      else { return nil }
      return Stage(in: parent, process: process)
    }
  }

  /// The stages that killed programs have left in a folder that is locked.
  ///
  /// - Throws: `WriteFailure` where one may belong to a program that is at work.
  static func abandoned(
    in parent: String,
    under lock: borrowing FolderLock
  ) throws(WriteFailure) -> [Stage] {
    let stages = all(in: parent)
    // Numbers are given out again; the lock is the better witness.
    let isBusy = stages.contains {
      $0.process != SystemCalls.processNumber && SystemCalls.isRunning($0.process)
    }
    guard lock.isHeld || !isBusy else {
      throw WriteFailure(path: parent, reason: "another 'qatlam new' is at work there")
    }
    return stages
  }

  /// Makes its folder; `place` is what a failure names.
  func make(for place: String) throws(WriteFailure) {
    do throws(SystemFailure) {
      try SystemCalls.makeFolder(Array(folder.utf8))
    } catch {
      throw WriteFailure(path: place, reason: error.reason)
    }
    guard let mark else {
      throw WriteFailure(path: place, reason: "the folder for its parts cannot be looked at")
    }
    try Self.write(mark, to: markPath, for: place)
  }

  /// Removes it with all that it holds.
  func clear() {
    var steps = WritingSteps { _ in }
    // Steps that nobody watches are never stopped.
    try? clear(&steps)
  }

  /// Removes it with all that it holds, in steps, its mark last.
  ///
  /// A program that is killed meanwhile leaves what can still be told from what others bring along.
  func clear(_ steps: inout WritingSteps) throws(WriteFailure) {
    try Self.empty(Array(folder.utf8), but: Array(markPath.utf8), &steps)
    try steps.next()
    SystemCalls.remove(Array(markPath.utf8))
    try steps.next()
    SystemCalls.removeFolder(Array(folder.utf8))
  }

  private static func empty(
    _ folder: [UInt8],
    but kept: [UInt8],
    _ steps: inout WritingSteps
  ) throws(WriteFailure) {
    let contents = try? SystemCalls.contents(of: folder)
    for entry in contents?.entries ?? [] {
      let path = folder + [UInt8(ascii: "/")] + entry.name
      guard path != kept else { continue }
      if entry.kind == .folder { try empty(path, but: kept, &steps) }
      try steps.next()
      if entry.kind == .folder { SystemCalls.removeFolder(path) } else { SystemCalls.remove(path) }
    }
  }

  static func makeFolder(_ path: String) throws(WriteFailure) {
    do throws(SystemFailure) {
      try SystemCalls.makeFolder(Array(path.utf8))
    } catch {
      throw WriteFailure(path: path, reason: error.reason)
    }
  }

  /// Writes a new file; `place` is what a failure names.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    for place: String
  ) throws(WriteFailure) {
    do throws(SystemFailure) {
      try SystemCalls.create(Array(path.utf8), holding: bytes)
    } catch {
      throw WriteFailure(path: place, reason: error.reason)
    }
  }

  static func rename(_ old: String, to new: String) throws(WriteFailure) {
    do throws(SystemFailure) {
      try SystemCalls.rename(Array(old.utf8), to: Array(new.utf8))
    } catch {
      throw WriteFailure(path: new, reason: error.reason)
    }
  }

  /// Gives a file its place; something that stands there is a failure.
  static func link(_ old: String, as new: String) throws(WriteFailure) {
    do throws(SystemFailure) {
      try SystemCalls.link(Array(old.utf8), as: Array(new.utf8))
    } catch {
      throw WriteFailure(path: new, reason: error.reason)
    }
  }

  static func bytes(at path: String) -> [UInt8]? {
    try? SystemCalls.bytes(of: Array(path.utf8), limit: 1 << 30)
  }

  static func exists(_ path: String) -> Bool {
    (try? SystemCalls.status(of: Array(path.utf8), followingLinks: false)) != nil
  }
}
