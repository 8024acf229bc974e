import QatlamDomain

/// The sentences of findings in English: lowercase, without a period, names in quotes.
enum EnglishFindings {
  /// Returns what a finding says.
  static func message(for finding: Finding) -> String {
    let source = named(finding.source, of: finding.from)
    let target = named(finding.target, of: finding.to)
    return switch finding.evidence {
    case .forbiddenEdge:
      "\(source) may not know \(target)"
    case .skippedStep:
      "\(source) leaves out a step to \(target)"
    case .compositionKnown:
      "\(source) may not know \(target): nobody knows the composition root"
    case .otherFeature(let own, let other):
      "\(source) of '\(own)' may not know \(target) of '\(other)'"
    case .forbiddenModule(let kind):
      "\(part(finding.from)) may not import '\(finding.target)', \(module(kind))"
    case .forbiddenSDKType(let kind):
      "\(source) may not use '\(finding.target)' of \(module(kind))"
    case .unusedModule:
      "nothing of '\(finding.target)' is used in this file"
    case .ring(let kind, let links, let references):
      ring(kind, links, references)
    case .staleSuppression(let rule):
      "this suppression of '\(rule)' suppresses nothing"
    case .suppressionWithoutReason:
      "a suppression without a reason suppresses nothing"
    case .suppressionOfUnknownRule(let rule):
      rule.isEmpty ? "this suppression names no rule" : "there is no rule '\(rule)' to suppress"
    case .unlayeredFile:
      "no layer of the blueprint owns this file"
    case .emptyLayer:
      "layer '\(finding.target.isEmpty ? finding.from : finding.target)' owns no file"
    case .shape(let what):
      sentence(what)
    case .habit(let what, let others, let hasFollowers):
      "\(sentence(what)), and so do \(others) others: "
        + "\(hasFollowers ? "hardly anybody" : "nobody") here follows this convention"
    }
  }

  private static func named(_ name: String, of part: String) -> String {
    if name.isEmpty { return self.part(part) }
    return part.isEmpty ? "'\(name)'" : "'\(name)' (\(part))"
  }

  private static func part(_ name: String) -> String { name.isEmpty ? "this file" : "'\(name)'" }

  private static func ring(
    _ kind: RingKind,
    _ links: [Evidence.RingLink],
    _ references: Int
  ) -> String {
    let steps = links.dropFirst().map { link in
      "'\(link.from)' knows '\(link.to)' (\(link.place.file):\(link.place.line))"
    }
    let cut = links.first.map { "'\($0.from)' knows '\($0.to)' here" } ?? "they know each other"
    let count = references == 1 ? "1 reference" : "\(references) references"
    return "a ring of \(kind.rawValue): " + ([cut] + steps).joined(separator: ", ")
      + "; the cheapest cut is here, \(count)"
  }

  private static func module(_ kind: String) -> String {
    switch ModuleKind(rawValue: kind) {
    case .foundation: "a foundation module"
    case .ui: "a user interface framework"
    case .network: "a networking framework"
    case .persistence: "a persistence framework"
    case .reactive: "a reactive framework"
    case .apple: "a framework of the SDK"
    case .own: "a module of this codebase"
    case .vendor: "another vendor's library"
    case nil: "a module of kind '\(kind)'"
    }
  }
}
