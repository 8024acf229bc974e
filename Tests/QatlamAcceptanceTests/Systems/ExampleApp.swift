import Foundation
import QatlamBlueprints
import QatlamDomain
import QatlamScanner
import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

/// An example of this repository, checked as a person would check it.
enum ExampleApp: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case articles = "Articles"
  case rickAndMorty = "RickAndMorty"
  case userScene = "UserScene"

  var testDescription: String { rawValue }

  /// The style of the document that the example follows.
  var style: String {
    switch self {
    case .articles: "clean"
    case .rickAndMorty: "clean-viper"
    case .userScene: "vip"
    }
  }

  /// The letter with which the document's statements begin.
  var letter: String {
    switch self {
    case .articles: "C"
    case .rickAndMorty: "R"
    case .userScene: "V"
    }
  }

  /// The example's source files as they are, by path.
  func files() async throws -> [String: String] {
    let tree = SourceTree()
    let listing = try await tree.listing(
      of: Repository.url("Examples/\(rawValue)/Sources").path,
      excluding: []
    )
    var files: [String: String] = [:]
    for entry in listing.files {
      files[entry.path] = String(decoding: try tree.bytes(of: entry, in: listing), as: UTF8.self)
    }
    return files
  }

  /// Checks files as if they were the example's, by every rule.
  func report(on files: [String: String]) async throws -> CheckReport {
    let check = CheckArchitecture(
      ReadProject(
        blueprints: BuiltInBlueprints(),
        source: SourcesInMemory(files),
        scanner: ParallelScanner(workerCount: 2)
      )
    )
    let project = ProjectRequest(path: rawValue, style: style)
    return try await check(CheckRequest(project, rules: .all))
  }
}
