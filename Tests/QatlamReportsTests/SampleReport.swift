import QatlamDomain
import QatlamUseCases

/// A report that has one of everything.
enum SampleReport {
  /// A use case that names a view model.
  static let forbidden = Finding(
    rule: .dependency,
    severity: .error,
    place: Place(file: "Domain/UseCases/GetOrders.swift", line: 7, column: 18),
    from: "UseCases",
    to: "ViewModels",
    source: "GetOrders.init",
    target: "OrdersViewModel",
    targetPlace: Place(file: "Presentation/ViewModels/OrdersViewModel.swift", line: 3, column: 7),
    evidence: .forbiddenEdge,
    reason: .written("A use case knows no view model."),
    remedy: .written("Return the result instead."),
    serves: ["C1", "C6"],
    alsoBreaks: [.leak]
  )

  /// Findings of every severity, as `check` sorts them.
  static let findings = [
    forbidden,
    moved(forbidden, line: 9),
    moved(forbidden, line: 9, column: 40),
    moved(forbidden, line: 12),
    Finding(
      rule: .import,
      severity: .error,
      place: Place(file: "Domain/UseCases/GetOrders.swift", line: 1, column: 8),
      from: "UseCases",
      source: "",
      target: "UIKit",
      evidence: .forbiddenModule(kind: "ui"),
      reason: .written("The domain knows no framework."),
      remedy: .written("Import Foundation."),
      serves: ["C6"]
    ),
    Finding(
      rule: .unlayered,
      severity: .info,
      place: Place(file: "Odd.swift", line: 0, column: 0),
      evidence: .unlayeredFile,
      reason: .written(""),
      remedy: .written(""),
      serves: []
    ),
    Finding(
      rule: .staleSuppression,
      severity: .warning,
      place: Place(file: "View\u{1B}[2J\n.swift", line: 2, column: 0),
      target: "dependency",
      evidence: .staleSuppression(rule: "dependency"),
      reason: .written("A suppression that hides nothing hides the next break that comes."),
      remedy: .written("Delete the comment."),
      serves: []
    ),
  ]

  static let report = CheckReport(
    roots: [.init(path: ".", style: "clean", styleFrom: "option")],
    findings: findings,
    coverage: Coverage(
      files: 41,
      partial: [
        Coverage.Gap(file: "A.swift", line: 3, reason: "merge conflict marker"),
        Coverage.Gap(file: "A.swift", line: 9, reason: "string without an end"),
      ],
      skipped: [
        Coverage.Gap(file: "Pods", line: 0, reason: "vendored code"),
        Coverage.Gap(file: "Tests/A.swift", line: 0, reason: "test, read but not judged"),
        Coverage.Gap(file: "Tests/B.swift", line: 0, reason: "test, read but not judged"),
      ],
      unlayered: ["Odd.swift", "a \"b\"\\\n🧅.swift", "c.swift", "d.swift"],
      resolved: 1204,
      external: 310,
      unresolved: [.inference: 3, .sdk: 4, .overload: 1, .macro: 1, .ambiguous: 0]
    )
  )

  /// A report in which nothing was found.
  static let clean = CheckReport(
    roots: [.init(path: ".", style: "vip", styleFrom: "option")],
    findings: [],
    coverage: Coverage(files: 1, resolved: 2)
  )

  private static func moved(_ finding: Finding, line: Int, column: Int = 5) -> Finding {
    var moved = finding
    moved.place.line = line
    moved.place.column = column
    return moved
  }
}
