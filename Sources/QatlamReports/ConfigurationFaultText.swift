import QatlamDomain
package import QatlamUseCases

/// What is said of a mistake in a file of settings: the place, what is wrong, and what to write instead.
package enum ConfigurationFaultText {
  /// Returns the line of a fault, as compilers write it.
  package static func text(for fault: ConfigurationFault) -> String {
    "\(PlainText.escaped(fault.file)):\(fault.line):\(fault.column): error: "
      + sentence(for: fault.problem)
  }

  private static func sentence(for problem: ConfigurationFault.Problem) -> String {
    switch problem {
    case .syntax(let reason): "this is no YAML: \(PlainText.escaped(reason))"
    case .unsupported(let what):
      "\(what) is not read here"
        + (["an alias", "an anchor", "a tag"].contains(what) ? ": write the value out" : "")
    case .wrongType(let key, let expected): "\(quoted(key)) must be \(expected)"
    case .unknownKey(let key, let inside, let known):
      "unknown key \(quoted(key)) in \(quoted(inside))" + choice(key, of: known)
    case .duplicateKey(let key, let line):
      "\(quoted(key)) is written twice, first in line \(line): leave one out"
    case .missingKey(let key, let inside):
      "\(quoted(key)) is missing in \(quoted(inside))"
        + (key == "version" ? ": begin with 'version: 1'" : "")
    case .unknownVersion(let version):
      "version \(quoted(version)) is not known: write 'version: 1'"
    case .unknownValue(let value, let key, let known):
      "\(quoted(key)) does not know \(quoted(value))" + choice(value, of: known)
    case .duplicateValue(let value, let key):
      "\(quoted(value)) is written twice in \(quoted(key)): leave one out"
    case .pathOutside(let path, let key):
      "\(quoted(path)) in \(quoted(key)) must be a path inside this file's folder"
    case .invalidPattern(let pattern):
      "\(quoted(pattern)) is no pattern of paths: write it relative to this file with '*', '?' and"
        + " '**' between slashes, and a backslash before '[', ']', '{' or '}'"
    case .missingFile(let file, let key):
      "there is no file \(quoted(file)), which \(quoted(key)) names"
        + (key == "baseline" ? ": write it with 'qatlam baseline'" : "")
    case .fitsNothing(let pattern, let key):
      "\(quoted(pattern)) in \(quoted(key)) fits no Swift file: mend it or leave it out"
    case .unknownStyle(let style, let known):
      "unknown style \(quoted(style))" + choice(style, of: known)
    case .unknownRule(let rule):
      "unknown rule \(quoted(rule))" + suggestion(rule, among: RuleID.allCases.map(\.rawValue))
        + " 'qatlam rules' lists them"
    case .unknownLayer(let layer, let style, let known):
      "style '\(style)' has no layer or part \(quoted(layer))" + choice(layer, of: known)
    case .unknownPart(let part, let style, let known):
      "style '\(style)' has no part \(quoted(part))" + choice(part, of: known)
    case .closesRing(let from, let to):
      "'\(from)' may not know '\(to)': '\(to)' knows '\(from)' already, and a ring has no layers"
    case .unknownRole(let role, let style, let known):
      "style '\(style)' has no part \(quoted(role))" + choice(role, of: known)
        + "; a role of your own says what it is for: 'summary'"
    case .noSign(let role):
      "\(quoted(role)) has no sign by which its types are known, such as 'suffix' or 'folders'"
    case .knownRole(let role, let key):
      "\(quoted(key)) means nothing here: the style says what \(quoted(role)) is"
    case .noRoles(let style):
      "style '\(style)' has nothing but what is written here: write 'roles' or 'layers'"
    case .oneConstraint(let found, let known):
      found.isEmpty
        ? "a shape asks for something: choose from \(known.joined(separator: ", "))"
        : "a shape asks for one thing, not for \(found.joined(separator: " and ")): write two shapes"
    case .endlessProhibition:
      "'forbid' needs 'from' or 'to': one of them may stand for everything"
    case .allowedAndForbidden(let from, let to):
      "'\(from)' to '\(to)' is allowed here and forbidden: leave one out"
    case .needlessEdge(let from, let to):
      "'\(from)' may know '\(to)' anyway: leave the line out"
    case .meaningless(let key, let style):
      "\(quoted(key)) means nothing in style '\(style)': leave it out"
    }
  }

  private static func quoted(_ text: String) -> String { "'\(PlainText.escaped(text))'" }

  private static func suggestion(_ name: String, among known: [String]) -> String {
    Nearest.name(to: name, among: known).map { ": did you mean '\($0)'?" } ?? ":"
  }

  private static func choice(_ name: String, of known: [String]) -> String {
    let list = "choose from \(known.joined(separator: ", "))"
    return if let nearest = Nearest.name(to: name, among: known) {
      ": did you mean '\(nearest)'? \(list.prefix(1).uppercased() + list.dropFirst())"
    } else {
      ": \(list)"
    }
  }
}
