import QatlamCommandLine
import QatlamDomain
import QatlamReports
import QatlamUseCases
import QatlamWorkspace

extension Application {
  /// Prints the rules.
  func list(_ arguments: RulesArguments) throws {
    let rules = try ListRules(blueprints: blueprints)(style: arguments.style)
    switch arguments.format {
    case .text: try print(RulesText().text(of: rules))
    case .json: try terminal.write(RulesText().json(of: rules), to: .output)
    }
  }

  /// Prints what a rule or an edge means.
  func explain(_ arguments: ExplainArguments) throws {
    switch arguments.subject {
    case .rule(let rule):
      let rules = try ListRules(blueprints: blueprints)(rule, style: arguments.style)
      try print(rules.map(ExplainText().text).joined())
    case .edge(let from, let to):
      let explainEdge = ExplainEdge(blueprints: blueprints)
      try print(ExplainText().text(of: explainEdge(from: from, to: to, style: arguments.style)))
    }
  }
}
