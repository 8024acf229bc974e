package import QatlamUseCases

/// Tells how long the stages of a check took: a line for each, in milliseconds.
package enum TimingsText {
  /// The lines, as they stand on standard error.
  package static func text(of stopwatch: any StageTiming) -> String {
    CheckStage.allCases.map { stage in
      let name = stage.rawValue
      let gap = String(repeating: " ", count: max(1, 10 - name.utf8.count))
      return "qatlam: \(name)\(gap)\(milliseconds(stopwatch.time(of: stage))) ms\n"
    }.joined()
  }

  /// A time with two decimals.
  private static func milliseconds(_ time: Duration) -> String {
    let parts = time.components
    let hundredths = max(0, parts.seconds * 100_000 + parts.attoseconds / 10_000_000_000_000)
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(fraction.utf8.count < 2 ? "0" : "")\(fraction)"
  }
}
