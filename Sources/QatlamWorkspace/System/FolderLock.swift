/// A folder in which this program alone is at work, until the value goes out of scope or the program ends.
///
/// The system forgets the lock of a program that is killed.
struct FolderLock: ~Copyable {
  /// `nil` where the file system knows no such locks: then nothing is known of others.
  private let descriptor: Int32?

  /// Whether it is certain that nobody else is at work.
  var isHeld: Bool { descriptor != nil }

  /// Locks a folder.
  ///
  /// - Throws: `WriteFailure` where another program has done so.
  init(on folder: String) throws(WriteFailure) {
    do throws(SystemFailure) {
      descriptor = try SystemCalls.lock(Array(folder.utf8))
    } catch {
      throw WriteFailure(path: folder, reason: "another 'qatlam new' is at work there")
    }
  }

  deinit {
    if let descriptor { SystemCalls.unlock(descriptor) }
  }
}
