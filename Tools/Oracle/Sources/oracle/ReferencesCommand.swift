import Foundation
import OracleDump
import OraclePackages
import OracleReferences

/// `oracle references`: compares what Qatlam says about references with the compiler's index.
struct ReferencesCommand {
  /// What the command line asks for.
  let options: Options

  /// Compares and prints, package by package and all together.
  func run() async throws {
    var whole = ReferencesVerdict()
    var differences: [ReferenceDifference] = []
    for path in options.paths {
      let folder = BuildFolder(package: path)
      if !options.skipsBuild { try folder.make() }
      let package = try await folder.read()
      let claims = try DumpedClaims.claims(
        in: [UInt8](
          Program(name: options.binaryURL.path, arguments: ["dump", "references", folder.root])
            .output()
        )
      )
      let comparison = ReferencesComparison(
        package,
        truth: Truth(package),
        claims: claims
      )
      let name = URL(filePath: folder.root).lastPathComponent
      say(ReferencesSummary.lines(comparison.verdict, title: name))
      list(comparison, in: package)
      whole.add(comparison.verdict)
      differences += comparison.differences
    }
    if options.paths.count > 1 {
      say(ReferencesSummary.lines(whole, title: "all packages"))
    }
    if let examples = options.classExamples {
      say(ReferencesSummary.classes(differences, examples: examples))
    }
  }

  private func list(_ comparison: ReferencesComparison, in package: BuiltPackage) {
    var wanted = comparison.differences.filter {
      $0.isMiss ? options.listsMisses : options.listsPhantoms
    }
    if let count = options.sample {
      var sample = Sample(seed: options.seed)
      wanted = sample.draw(count, of: wanted)
    }
    for difference in wanted {
      let place = difference.reference.place
      Console.say(difference.text)
      Console.say("    | \(package.sources[place.file]?.line(place.line) ?? "")")
    }
    if options.listsMisses {
      say(comparison.missingFileEdges.map { "missing edge \($0.text)" })
      say(comparison.missingFolderEdges.map { "missing folder edge \($0.text)" })
    }
    if options.listsPhantoms {
      say(comparison.phantomFileEdges.map { "phantom edge \($0.text)" })
      say(comparison.phantomFolderEdges.map { "phantom folder edge \($0.text)" })
    }
  }

  private func say(_ lines: [String]) {
    for line in lines { Console.say(line) }
  }
}
