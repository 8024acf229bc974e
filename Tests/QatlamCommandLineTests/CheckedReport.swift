import Foundation

/// The part of a JSON report that tests look at.
struct CheckedReport: Decodable, Equatable {
  struct Found: Decodable, Equatable {
    var rule: String
    var file: String
    var line: Int
    var target: String
  }
  struct Gap: Decodable, Equatable {
    var file: String
    var line: Int
    var reason: String
  }
  struct Coverage: Decodable, Equatable {
    var files: Int
    var partial: [Gap]
    var skipped: [Gap]
    var unlayered: [String]
  }

  var verdict: String
  var findings: [Found]
  var coverage: Coverage

  /// Reads what a run printed.
  init(_ outcome: Qatlam.Outcome) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(outcome.output.utf8))
  }
}
