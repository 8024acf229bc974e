package import QatlamDomain

/// What a check found.
package struct CheckReport: Hashable, Sendable {
  /// A project root that was judged.
  package struct Root: Hashable, Sendable {
    /// The path, relative to the path that was checked; `.` for itself.
    package var path: String
    package var style: String
    /// How the style was chosen: `option`, `config` or `detected`.
    package var styleFrom: String
    /// What a detected style rests on, for people; else empty.
    package var signs: [String]
    /// Folders whose names were taken for others, with those.
    package var folderReadings: [String: String]

    /// Creates a root.
    package init(
      path: String,
      style: String,
      styleFrom: String,
      signs: [String] = [],
      folderReadings: [String: String] = [:]
    ) {
      self.folderReadings = folderReadings
      self.path = path
      self.style = style
      self.styleFrom = styleFrom
      self.signs = signs
    }
  }

  package var roots: [Root]
  /// Sorted by file, line, column, rule and target.
  package var findings: [Finding]
  package var coverage: Coverage
  /// The folder that paths are relative to, absolute.
  package var folder: String
  /// What a baseline took out; `nil` where there was none.
  package var debt: Debt?

  /// Creates a report.
  package init(
    roots: [Root],
    findings: [Finding],
    coverage: Coverage,
    folder: String = "",
    debt: Debt? = nil
  ) {
    self.folder = folder
    self.debt = debt
    self.roots = roots
    self.findings = findings
    self.coverage = coverage
  }

  /// What it comes to.
  package var verdict: Verdict { Verdict(findings) }
}
