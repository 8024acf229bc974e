import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files that only their owner can read, from their first byte on.
///
/// Foundation sets permissions after it has made a file; `open` makes the file with them. `unsafe`
/// stands where a path becomes a C string for the time of the call.
enum PrivateFile {
  /// Writes bytes beside a file and moves them to its place, so that it is whole or unchanged.
  ///
  /// The folder is made, for its owner alone, where it is missing.
  static func write(_ data: Data, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let draft = folder.appending(component: ".\(file.lastPathComponent).\(UUID().uuidString)")
    let descriptor = unsafe open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw lastError() }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard unsafe rename(draft.path, file.path) == 0 else { throw lastError() }
    } catch {
      _ = unsafe unlink(draft.path)
      throw error
    }
  }

  private static func lastError() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
