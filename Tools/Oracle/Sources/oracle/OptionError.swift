/// Why the command line makes no sense.
enum OptionError: Error, Hashable {
  case noPath
  case noNumber(String)
  case unknown(String)
  case noValue(String)

  private static let usage = """
    usage: oracle facts [--summary] [--allow N] [--explained FILE] [--qatlam BINARY]
             PATH...
           oracle references [--no-build] [--misses] [--phantoms] [--sample N] [--seed N]
             [--classes N] [--qatlam BINARY] PACKAGE...
           oracle mutate [--count N] [--seed N] FOLDER TARGET
           oracle parse [--threads N] FOLDER...

    `facts` compares what `qatlam dump facts` says about the Swift files of each PATH with what the
    toolchain's SwiftSyntax says. `references` builds each PACKAGE and compares what `qatlam dump
    references` says about it with the compiler's index. `mutate` writes changed copies of a
    folder's files to TARGET.
    `parse` parses and visits every file with SwiftSyntax, and says how long that took.

      --summary         print counts only
      --allow N         let N files differ (default: none)
      --explained FILE  leave out differences that a line of FILE names: `path: topic`
      --qatlam BINARY   the binary to judge (default: qatlam on the PATH)
      --no-build        take the index of the last debug build as it is
      --misses          list what the compiler alone says
      --phantoms        list what Qatlam alone says
      --sample N        list N of them only, drawn by the seed
      --classes N       count the classes of differences, with N examples each
      --count N         how many copies to write (default: 400)
      --seed N          other seeds make other changes (default: 1)
      --threads N       how many files are parsed at a time (default: 2)
    """

  /// What to tell the user.
  var text: String {
    switch self {
    case .noPath: "oracle: a path is missing\n" + Self.usage
    case .noNumber(let option): "oracle: \(option) needs a number\n" + Self.usage
    case .unknown(let word): "oracle: '\(word)' is not understood\n" + Self.usage
    case .noValue(let option): "oracle: \(option) needs a value\n" + Self.usage
    }
  }
}
