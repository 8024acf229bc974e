import Foundation
import OracleFacts
import OraclePackages
import OracleSyntax

/// `oracle mutate`: writes changed copies of the files of a folder.
struct MutateCommand {
  /// What the command line asks for: the folder and where to write.
  let options: Options

  /// Writes the copies.
  func run() async throws {
    let source = URL(filePath: options.paths[0])
    let target = URL(filePath: options.paths[1])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: source.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let contents = try paths.map { [UInt8](try Data(contentsOf: source.appending(path: $0))) }
    let files = await DeepThread.run { contents.map { SyntaxTokens.tokens(of: $0) } }
    var mutator = Mutator(files: files, seed: options.seed)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for number in 0..<options.count {
      guard let bytes = mutator.next() else { break }
      try Data(bytes).write(to: target.appending(path: "mutation-\(number).swift"))
    }
    Console.say("\(options.count) mutations of \(paths.count) files")
  }
}
