import QatlamDomain

extension EnglishFindings {
  /// Returns how something differs from its shape.
  static func sentence(_ what: ShapeBreak) -> String {
    switch what {
    case .wrongKind(let kind, let wanted):
      "is a \(kind), not a \(wanted.map { "\($0)" }.joined(separator: " or "))"
    case .inherits(let name): "is \(name)"
    case .makesOwn(let type): "makes its own '\(type)'"
    case .receivedLate(let type): "receives '\(type)' outside its initialiser"
    case .sharedInstance(let uses):
      "keeps one instance of itself for everybody" + reached(uses)
    case .noProtocol: "stands behind no protocol of its own"
    case .severalOperations(let names):
      "has \(names.count) operations: \(names.joined(separator: ", "))"
    case .notOnMainActor: "is not isolated to the main actor"
    case .wrongFolder(let name): "stands in a folder for others: '\(name)'"
    case .lacks(let part): "has no \(part)"
    case .holdsStrongly(let type, let way):
      "holds '\(type)' strongly, which holds it in turn by "
        + way.map { "\($0.property) (line \($0.line))" }.joined(separator: ", ")
    case .carries(let type): "carries '\(type)' across a border"
    case .choosesAmong(let type, let method):
      "calls '\(method)' on a collection of '\(type)'"
    case .completionHandler: "reports its result through a completion handler"
    case .interfaceFile: "is a screen that is not written in code"
    case .loadsInterfaceFile: "loads a screen from an interface file"
    case .navigates: "moves to another screen by itself"
    case .goneFromCode(let rule, let file, let source, let target):
      "the baseline names a break that is gone: \(rule) in \(file), "
        + (source.isEmpty ? "" : "'\(source)' → ") + "'\(target)'"
    case .unusedEdge(let edge): "the edge '\(edge)' is allowed, and nothing uses it"
    case .unusedEnding(let ending): "no type of this part ends in '\(ending)'"
    case .unusedModule(let module): "nothing imports '\(module)'"
    case .unusedPattern(let pattern): "'\(pattern)' leaves nothing out"
    }
  }

  private static func reached(_ uses: Int) -> String {
    switch uses {
    case 0: ""
    case 1: ", reached for once"
    default: ", reached for \(uses) times"
    }
  }
}
