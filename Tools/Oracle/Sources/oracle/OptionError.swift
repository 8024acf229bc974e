/// Why the command line makes no sense.
enum OptionError: Error, Hashable {
  case noPath
  case unknown(String)
  case noValue(String)

  private static let usage = """
    usage: oracle facts [--summary] [--explained FILE] [--qatlam BINARY] PATH...

    Compares what `qatlam dump facts` says about the Swift files of each PATH with what the
    toolchain's SwiftSyntax says.

      --summary         print counts only
      --explained FILE  leave out differences that a line of FILE names: `path: topic`
      --qatlam BINARY   the binary to judge (default: qatlam on the PATH)
    """

  /// What to tell the user.
  var text: String {
    switch self {
    case .noPath: "oracle: no path was given\n" + Self.usage
    case .unknown(let word): "oracle: '\(word)' is not understood\n" + Self.usage
    case .noValue(let option): "oracle: \(option) needs a value\n" + Self.usage
    }
  }
}
