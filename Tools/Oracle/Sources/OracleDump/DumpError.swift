/// Why a dump could not be read.
package enum DumpError: Error, Hashable, Sendable {
  /// A line is no JSON.
  case malformed
  /// The binary could not be started.
  case noBinary(path: String)
  /// The binary ended with a status other than zero.
  case failed(status: Int)
}
