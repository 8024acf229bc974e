/// A new folder that appears with all its files, or not at all.
///
/// It is written beside its place, and takes it in one step: not even a killed program leaves half of it there.
/// Folders that are to hold it and do not exist appear in the same step.
package struct StagedFolder {
  private let files: [TreeFile]
  private let folder: String
  /// The nearest folder that exists.
  private let base: String
  /// What is made in it: names from the first that is missing to the folder's own.
  private let missing: [String]
  /// The folder in which it is written before it appears.
  private let workshop: String
  private let beforeStep: (Int) throws(WriteFailure) -> Void

  /// Creates a folder; nothing is written yet.
  ///
  /// `workshop`: The folder in which it is written before it appears, on the same file system; the nearest that exists
  /// where none is named. `beforeStep`: Called before each step on disk, with the number of steps done; what it throws ends the
  /// writing as a kill would, with nothing cleared away.
  package init(
    _ files: [TreeFile],
    at folder: String,
    in workshop: String? = nil,
    beforeStep: @escaping (Int) throws(WriteFailure) -> Void = { _ in }
  ) {
    self.files = files
    self.folder = folder
    var names = folder.split(separator: "/").map(String.init)
    let start = folder.hasPrefix("/") ? "/" : ""
    var missing: [String] = []
    repeat {
      missing.insert(names.popLast() ?? "", at: 0)
    } while !names.isEmpty && !Stage.exists(start + names.joined(separator: "/"))
    self.missing = missing
    base = names.isEmpty && start.isEmpty ? "." : start + names.joined(separator: "/")
    self.workshop = workshop ?? base
    self.beforeStep = beforeStep
  }

  /// Writes the folder.
  ///
  /// - Throws: `WriteFailure` where something stands in its place, or it cannot be written; nothing is left then.
  package func commit() throws(WriteFailure) {
    let lock = try FolderLock(on: workshop)
    for stage in try Stage.abandoned(in: workshop, under: lock) { StagedTree.undo(stage) }
    let stage = Stage(in: workshop)
    var steps = WritingSteps(beforeStep)
    do throws(WriteFailure) {
      guard !Stage.exists(folder) else { throw WriteFailure(path: folder, reason: "it exists") }
      try fill(stage, &steps)
      try steps.next()
      // What was missing may have appeared in the meantime: an empty folder is taken over, one with files refuses.
      try Stage.rename("\(stage.folder)/\(missing[0])", to: "\(base)/\(missing[0])")
      try stage.clear(&steps)
    } catch {
      if !steps.wereStopped { stage.clear() }
      throw error
    }
  }

  private func fill(_ stage: Stage, _ steps: inout WritingSteps) throws(WriteFailure) {
    try steps.next()
    try stage.make(for: folder)
    var place = stage.folder
    for name in missing {
      place += "/\(name)"
      try steps.next()
      try Stage.makeFolder(place)
    }
    for path in TreeFile.folders(of: files) {
      try steps.next()
      try Stage.makeFolder("\(place)/\(path)")
    }
    for file in files {
      try steps.next()
      try Stage.write(file.bytes, to: "\(place)/\(file.path)", for: "\(folder)/\(file.path)")
    }
  }
}
