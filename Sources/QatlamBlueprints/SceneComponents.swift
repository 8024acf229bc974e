internal import QatlamDomain

/// Views that others are made of: judged as the view they are part of, but any scene may show them.
enum SceneComponents {
  static let part = Part("Components", "Views that others are made of: cells, bars, badges.")

  private static let view = "View"

  /// What speaks of a view speaks of a component too, but for owning the router and setting scenes up.
  static func edges(_ edges: [Edge]) -> [Edge] {
    let own = edges.filter {
      $0.from == view && $0.to != "Composition" && $0.to != "RouterProtocols"
    }
    return edges
      + own.map { Edge(part.name, $0.to, $0.reason, crossesFeatures: $0.crossesFeatures) }
      + edges.filter { $0.to == view }
      .map { Edge($0.from, part.name, $0.reason, crossesFeatures: true) }
      + [
        Edge(view, part.name, .scenes(.viewIsMadeOfOthers), crossesFeatures: true),
        Edge(part.name, view, .scenes(.componentMayNameView)),
      ]
  }

  static func absences(_ absences: [Absence]) -> [Absence] {
    absences.flatMap { absence -> [Absence] in
      guard absence.from == view || absence.to == view else { return [absence] }
      return [absence, absence.speaking(of: part.name, insteadOf: view)]
    }
  }

  static func imports(_ imports: [ImportPolicy]) -> [ImportPolicy] {
    imports.map { policy in
      guard policy.parts.contains(view) else { return policy }
      return ImportPolicy(
        parts: policy.parts + [part.name],
        allowed: policy.allowed,
        modules: policy.modules,
        tolerated: policy.tolerated,
        softensUnusedUI: policy.softensUnusedUI,
        reason: policy.reason,
        remedy: policy.remedy,
        serves: policy.serves
      )
    }
  }

  static func shapes(_ shapes: [Shape]) -> [Shape] {
    shapes.map { shape in
      guard shape.parts.contains(view), shape.rule != .missingPart else { return shape }
      return Shape(
        shape.rule,
        shape.parts + [part.name],
        shape.constraint,
        reason: shape.reason,
        remedy: shape.remedy,
        serves: shape.serves
      )
    }
  }
}

extension Absence {
  fileprivate func speaking(of part: String, insteadOf other: String) -> Absence {
    Absence(
      from: from == other ? part : from,
      to: to == other ? part : to,
      reason: reason,
      remedy: remedy,
      serves: serves,
      skipsStep: skipsStep
    )
  }
}
