/// An open file that nobody but the user can have written.
final class PrivateFile: Sendable {
  private let descriptor: Int32
  /// How many bytes it held when it was opened.
  let count: Int
  private let modified: Int64

  /// Opens a file; `nil` where it is somebody else's, others may write it, or it is no regular file.
  init?(at path: [UInt8]) {
    guard let file = try? SystemCalls.openPrivate(path) else { return nil }
    descriptor = file.descriptor
    count = file.status.size
    modified = file.status.modified
  }

  deinit { SystemCalls.close(descriptor) }

  /// Returns the bytes of a range; `nil` where there are not so many.
  func bytes(in range: Range<Int>) -> [UInt8]? {
    SystemCalls.bytes(of: descriptor, in: range)
  }

  /// Lets it count as used today; once a day is often enough.
  func noteUse() {
    let day: Int64 = 24 * 3_600 * 1_000_000_000
    let (age, isBeyond) = SystemCalls.now.subtractingReportingOverflow(modified)
    if isBeyond || age > day { SystemCalls.touch(descriptor) }
  }
}
