import QatlamDomain

/// Finds the lines of a project's settings that change nothing in its code.
struct EmptySettings {
  private let configuration: Configuration
  private let judge: ArchitectureJudge
  /// What was left out of the project.
  private let skipped: [Coverage.Gap]
  /// The settings' file, relative to the project's folder.
  private let file: String

  /// Holds the settings of a root against its code; `nil` where it has none.
  init?(of root: ProjectSources.Root, skipped: [Coverage.Gap]) {
    guard let configuration = root.configuration else { return nil }
    self.configuration = configuration
    self.skipped = skipped
    judge = root.judge
    let name = configuration.file.split(separator: "/").last.map(String.init)
    let own = root.path == "." ? "" : "\(root.path)/"
    file = configuration.isNested ? configuration.file : own + (name ?? configuration.file)
  }

  /// One finding for each such line, in the order of the keys.
  func findings() -> [Finding] {
    let allowances = configuration.allow.filter { allowance in
      !judge.knows(allowance.to.value, from: allowance.from.value)
    }
    let endings = configuration.roles.flatMap { role in
      role.endings.filter { !judge.hasType(ending: $0.value, in: role.name.value) }
    }
    let modules = configuration.modules.flatMap(\.values).filter { !judge.imports($0.value) }
    return allowances.map { allowance in
      let edge = "\(allowance.from.value) → \(allowance.to.value)"
      return finding(at: allowance.from, edge, .unusedEdge(edge))
    }
      + endings.map { finding(at: $0, $0.value, .unusedEnding($0.value)) }
      + modules.map { finding(at: $0, $0.value, .unusedModule($0.value)) }
      + idlePatterns().map { finding(at: $0, $0.value, .unusedPattern($0.value)) }
  }

  /// Patterns of `exclude` that fit nothing which was left out.
  ///
  /// An app's own patterns are applied to what was read, and not listed.
  private func idlePatterns() -> [Configuration.Located<String>] {
    guard !configuration.isNested else { return [] }
    return configuration.exclude.filter { pattern in
      guard let glob = try? configuration.glob(pattern) else { return false }
      return !skipped.contains { gap in
        glob.matches(Array(gap.file.utf8)) || glob.matches(Array("\(gap.file)/a.swift".utf8))
      }
    }
  }

  private func finding(
    at place: Configuration.Located<String>,
    _ target: String,
    _ what: ShapeBreak
  ) -> Finding {
    Finding(
      rule: .emptyRule,
      severity: judge.severity(of: .emptyRule),
      place: Place(file: file, line: place.line, column: place.column),
      target: target,
      evidence: .shape(what),
      reason: .rule(.emptyRule),
      remedy: .upkeep(.deleteOrMendName),
      serves: RuleEntry.of(.emptyRule).serves
    )
  }
}

extension Configuration.Role {
  /// The endings of names by which its types are known.
  fileprivate var endings: [Configuration.Located<String>] {
    signs.flatMap(\.self).flatMap { sign -> [Configuration.Located<String>] in
      guard case .suffix(let endings) = sign else { return [] }
      return endings
    }
  }
}
