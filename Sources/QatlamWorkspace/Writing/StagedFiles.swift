/// Files that appear whole or not at all.
///
/// Each is written beside its place first. A value of this type that goes out of scope without
/// `commit()` leaves the disk as it was.
package struct StagedFiles: ~Copyable {
  private struct File {
    var staged: [UInt8]
    var path: [UInt8]
  }

  private var files: [File] = []

  /// Creates an empty stage.
  package init() {}

  deinit {
    for file in files { SystemCalls.remove(file.staged) }
  }

  /// Writes a file beside its place.
  ///
  /// - Throws: `WriteFailure` where its folder does not exist or takes no file, or a folder is in its place.
  package mutating func stage(_ bytes: [UInt8], for path: String) throws(WriteFailure) {
    let place = Array(path.utf8)
    do throws(SystemFailure) {
      if let status = try? SystemCalls.status(of: place), status.kind == .folder {
        throw .notAFile
      }
      let suffix = ".qatlam-\(SystemCalls.processNumber)-\(files.count)"
      let staged = place + Array(suffix.utf8)
      try SystemCalls.create(staged, holding: bytes)
      files.append(File(staged: staged, path: place))
    } catch {
      throw WriteFailure(path: path, reason: error.reason)
    }
  }

  /// Moves every file into its place.
  package consuming func commit() throws(WriteFailure) {
    for file in files {
      do throws(SystemFailure) {
        try SystemCalls.rename(file.staged, to: file.path)
      } catch {
        throw WriteFailure(
          path: String(decoding: file.path, as: UTF8.self),
          reason: error.reason
        )
      }
    }
    files = []
  }
}
