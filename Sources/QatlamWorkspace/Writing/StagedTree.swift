/// Files for a folder that exists, of which all appear or none.
///
/// Everything is written into a hidden folder first, with copies of what it replaces; then it is moved. A program
/// that is killed while it moves leaves a list there, by which the next one takes back what was moved.
///
/// The hidden folder holds `N` (file number N), `N.copy` (the same), `N.old` (what it replaces) and `plan`,
/// which is called `moving` while files are moved.
package struct StagedTree {
  private let files: [TreeFile]
  private let folder: String
  private let beforeStep: (Int) throws(WriteFailure) -> Void

  /// Creates a tree; nothing is written yet.
  ///
  /// `beforeStep`: Called before each step on disk, with the number of steps done; what it throws ends the
  /// writing as a kill would, with nothing taken back.
  package init(
    _ files: [TreeFile],
    in folder: String,
    beforeStep: @escaping (Int) throws(WriteFailure) -> Void = { _ in }
  ) {
    self.files = files
    self.folder = folder
    self.beforeStep = beforeStep
  }

  /// Writes all files, or none.
  ///
  /// Signals that would end the program have no effect meanwhile, because it takes milliseconds.
  /// - Throws: `WriteFailure` where one cannot be written, or what stands in its place is not what was planned for.
  package func commit() throws(WriteFailure) {
    let lock = try FolderLock(on: folder)
    for stage in try Stage.abandoned(in: folder, under: lock) { Self.undo(stage) }
    try SystemCalls.withoutEndingSignals { () throws(WriteFailure) in try write() }
  }

  private func write() throws(WriteFailure) {
    let stage = Stage(in: folder)
    var steps = WritingSteps(beforeStep)
    do throws(WriteFailure) {
      try steps.next()
      try stage.make(for: folder)
      try fill(stage, &steps)
      try move(stage, &steps)
      try stage.clear(&steps)
    } catch {
      if !steps.wereStopped { Self.undo(stage) }
      throw error
    }
  }

  private func fill(_ stage: Stage, _ steps: inout WritingSteps) throws(WriteFailure) {
    for (number, file) in files.enumerated() {
      try steps.next()
      let place = "\(folder)/\(file.path)"
      for name in ["\(number)", "\(number).copy"] {
        try Stage.write(file.bytes, to: "\(stage.folder)/\(name)", for: place)
      }
      if let previous = file.previous {
        try Stage.write(previous, to: "\(stage.folder)/\(number).old", for: place)
      }
    }
    let plan =
      files.map { "\($0.previous == nil ? "new" : "changed") \($0.path)" }
      + missingFolders.map { "folder \($0)" }
    try steps.next()
    try Stage.write(
      Array(plan.joined(separator: "\n").utf8),
      to: "\(stage.folder)/plan",
      for: folder
    )
  }

  private var missingFolders: [String] {
    TreeFile.folders(of: files).filter { !Stage.exists("\(folder)/\($0)") }
  }

  private func move(_ stage: Stage, _ steps: inout WritingSteps) throws(WriteFailure) {
    try steps.next()
    try Stage.rename("\(stage.folder)/plan", to: "\(stage.folder)/moving")
    for path in missingFolders {
      try steps.next()
      try Stage.makeFolder("\(folder)/\(path)")
    }
    for (number, file) in files.enumerated() {
      try steps.next()
      let place = "\(folder)/\(file.path)"
      if let previous = file.previous {
        guard Stage.bytes(at: place) == previous else {
          throw WriteFailure(path: place, reason: "it was changed in the meantime")
        }
        try Stage.rename("\(stage.folder)/\(number)", to: place)
      } else {
        try Stage.link("\(stage.folder)/\(number)", as: place)
      }
    }
    try steps.next()
    try Stage.rename("\(stage.folder)/moving", to: "\(stage.folder)/done")
  }

  /// Takes back what a program that was killed has left of its work in a folder.
  ///
  /// - Returns: Whether there was something.
  /// - Throws: `WriteFailure` where another program is at work there.
  @discardableResult
  package static func recover(in folder: String) throws(WriteFailure) -> Bool {
    guard !Stage.all(in: folder).isEmpty else { return false }
    let lock = try FolderLock(on: folder)
    return try Stage.abandoned(in: folder, under: lock).map(undo).contains(true)
  }

  /// Takes back what killed programs have left in a folder and in those that hold it, up to a repository's root.
  ///
  /// Where another program is at work, nothing is touched.
  /// - Returns: The folders in which there was something.
  package static func recover(around path: String) -> [String] {
    guard let real = SystemCalls.realPath(of: Array(path.utf8)) else { return [] }
    var recovered: [String] = []
    var folder = String(decoding: real, as: UTF8.self)
    while !folder.isEmpty {
      if (try? recover(in: folder)) == true { recovered.append(folder) }
      guard !Stage.exists("\(folder)/.git"), let slash = folder.lastIndex(of: "/") else { break }
      folder = String(folder[..<slash])
    }
    return recovered
  }

  /// Takes back what was moved, and removes the stage; what a person has changed since is left as it is.
  ///
  /// - Returns: Whether there was something of this user's making; of anybody else's nothing is believed or touched.
  @discardableResult
  static func undo(_ stage: Stage) -> Bool {
    guard stage.isGenuine else {
      stage.clearUnmarked()
      return false
    }
    if let moving = Stage.bytes(at: "\(stage.folder)/moving") {
      let lines = String(decoding: moving, as: UTF8.self).split(separator: "\n")
      var folders: [String] = []
      for (number, line) in lines.enumerated() {
        guard let space = line.firstIndex(of: " ") else { continue }
        let inside = line[line.index(after: space)...]
        guard isInside(inside) else { continue }
        let path = "\(stage.parent)/\(inside)"
        if line[..<space] == "folder" {
          folders.append(path)
        } else if Stage.bytes(at: path) == Stage.bytes(at: "\(stage.folder)/\(number).copy") {
          takeBack(path, "\(stage.folder)/\(number)", isNew: line[..<space] == "new")
        }
      }
      for path in folders.reversed() { SystemCalls.removeFolder(Array(path.utf8)) }
      // From here on there is nothing to take back, should this program be killed too.
      SystemCalls.remove(Array("\(stage.folder)/moving".utf8))
    }
    stage.clear()
    return true
  }

  /// Whether a path leads nowhere but into the folder that it is relative to.
  private static func isInside(_ path: Substring) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && name != "." && name != ".." && name != ".git"
    }
  }

  private static func takeBack(_ path: String, _ staged: String, isNew: Bool) {
    guard isNew else {
      // It fails where it was taken back before; then there is nothing left to do.
      try? SystemCalls.rename(Array("\(staged).old".utf8), to: Array(path.utf8))
      return
    }
    // The same file under two names: not one that somebody else has put there.
    let ours = try? SystemCalls.status(of: Array(staged.utf8))
    let placed = try? SystemCalls.status(of: Array(path.utf8))
    if let ours, ours.identity == placed?.identity { SystemCalls.remove(Array(path.utf8)) }
  }
}
