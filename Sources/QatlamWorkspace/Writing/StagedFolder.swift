/// A new folder that appears with all its files, or not at all.
///
/// It is written beside its place, and takes it in one step: not even a killed program leaves half of it there.
package struct StagedFolder {
  private let files: [TreeFile]
  private let parent: String
  private let folder: String
  private let beforeStep: (Int) throws(WriteFailure) -> Void

  /// Creates a folder; nothing is written yet.
  ///
  /// `beforeStep`: Called before each step on disk, with the number of steps done; what it throws ends the
  /// writing as a kill would, with nothing cleared away.
  package init(
    _ files: [TreeFile],
    at folder: String,
    beforeStep: @escaping (Int) throws(WriteFailure) -> Void = { _ in }
  ) {
    self.files = files
    let slash = folder.lastIndex(of: "/")
    parent = slash.map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? "."
    self.folder = folder
    self.beforeStep = beforeStep
  }

  /// Writes the folder.
  ///
  /// - Throws: `WriteFailure` where something stands in its place, or it cannot be written; nothing is left then.
  package func commit() throws(WriteFailure) {
    for stage in try Stage.abandoned(in: parent) { stage.clear() }
    let stage = Stage(in: parent)
    var steps = WritingSteps(beforeStep)
    do throws(WriteFailure) {
      guard !Stage.exists(folder) else { throw WriteFailure(path: folder, reason: "it exists") }
      try steps.next()
      try stage.make()
      for path in TreeFile.folders(of: files) {
        try steps.next()
        try Stage.makeFolder("\(stage.folder)/\(path)")
      }
      for file in files {
        try steps.next()
        try Stage.write(
          file.bytes,
          to: "\(stage.folder)/\(file.path)",
          for: "\(folder)/\(file.path)"
        )
      }
      try steps.next()
      // An empty folder that appeared in the meantime is taken over; one with files in it refuses.
      try Stage.rename(stage.folder, to: folder)
      try steps.next()
    } catch {
      if !steps.wereStopped { stage.clear() }
      throw error
    }
  }
}
