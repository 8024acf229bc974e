package import QatlamDomain
package import QatlamUseCases

/// What is said when something could not be done: the place, the reason, and what to do.
package enum FailureText {
  /// Returns the sentence of a failed check.
  package static func text(for failure: CheckFailure) -> String {
    switch failure {
    case .source(let failure): text(for: failure)
    case .unknownStyle(let style, let known):
      "unknown style '\(PlainText.escaped(style))': choose from \(known.joined(separator: ", "))"
    case .blueprint(let fault): text(for: fault)
    case .configuration(let fault): ConfigurationFaultText.text(for: fault)
    case .settingsExist(let file):
      "there is '\(PlainText.escaped(file))' already: change it by hand, or remove it first"
    case .severalApps(let folders):
      "there are several apps, each with settings of its own: name the folder of one ("
        + folders.map(PlainText.escaped).joined(separator: ", ") + ")"
    case .unknownType(let name, let known):
      "there is no type '\(PlainText.escaped(name))'"
        + (Nearest.name(to: name, among: known).map { ": did you mean '\($0)'?" } ?? "")
    case .baselineExists(let file):
      "there is a baseline '\(PlainText.escaped(file))' already: take what is gone out of it with"
        + " '--prune', or write it anew with '--update'"
    case .unsure(let survey, let known): text(for: survey, known)
    }
  }

  private static func text(for survey: StyleSurvey, _ known: [String]) -> String {
    let seen = survey.seen.isEmpty ? "no role of any style" : survey.seen.joined(separator: ", ")
    return "no style is detected with confidence: seen were \(seen); name one with '--style' ("
      + known.joined(separator: ", ") + "), or write it down in qatlam.yml with"
      + " 'qatlam init --style STYLE'"
  }

  /// Returns the sentence of sources that could not be read.
  package static func text(for failure: SourceFailure) -> String {
    switch failure {
    case .notFound(let path):
      "there is no file or folder '\(PlainText.escaped(path))'"
    case .unreadable(let path, let reason):
      "cannot read '\(PlainText.escaped(path))': \(PlainText.escaped(reason))"
    case .noSwiftFiles(let path):
      "there is no Swift file in '\(PlainText.escaped(path))': name the folder that holds the app"
    case .unknownReference(let reference):
      "Git cannot tell what changed since '\(PlainText.escaped(reference))': name a commit of the"
        + " repository that holds the project"
    case .apart(let path, let file):
      "'\(PlainText.escaped(path))' does not lie in the folder of '\(PlainText.escaped(file))'"
    case .invalidPattern(let pattern):
      "'\(PlainText.escaped(pattern))' is no pattern of paths: write it relative to the root with"
        + " '*', '?' and '**' between slashes, and a backslash before '[', ']', '{' or '}'"
    }
  }

  /// Returns the sentence of a blueprint that contradicts itself.
  package static func text(for fault: BlueprintFault) -> String {
    switch fault {
    case .noParts: "the blueprint has no parts"
    case .duplicatePart(let part): "the blueprint names part '\(part)' twice"
    case .unknownPart(let part): "the blueprint speaks of part '\(part)', which it does not have"
    case .unknownLayer(let layer):
      "the blueprint speaks of layer '\(layer)', which it does not have"
    case .unexplained(let from, let to):
      "the blueprint forbids '\(from)' to know '\(to)' without a reason"
    case .noLevel(let rule): "the blueprint gives rule '\(rule.rawValue)' no level"
    }
  }

  /// Returns the sentence of something that could not be explained.
  package static func text(for failure: ExplainFailure) -> String {
    switch failure {
    case .blueprint(let fault): text(for: fault)
    case .unknownStyle(let style): "unknown style '\(PlainText.escaped(style))'"
    case .unknownPart(let part, let known):
      "there is no part '\(PlainText.escaped(part))': choose from \(known.joined(separator: ", "))"
    case .neverTogether(let from, let to):
      "no style has both '\(PlainText.escaped(from))' and '\(PlainText.escaped(to))'"
    }
  }
}
