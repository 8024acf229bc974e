package import QatlamDomain

/// The sources of a project, read, resolved and placed, root by root.
package struct ProjectSources: Sendable {
  /// A part of the project that is judged on its own.
  package struct Root: Sendable {
    /// The folder, relative to the project's; `.` for itself.
    package let path: String
    /// How the style was chosen: `option`, `config` or `detected`.
    package let styleFrom: String
    /// What the choice rests on; empty where nothing had to be guessed.
    package let signs: [String]
    package let resolved: ResolvedCodebase
    package let judge: ArchitectureJudge
    /// What governs it; `nil` where it says nothing of itself.
    let configuration: Configuration?
    /// Interface files, sorted by path.
    package let resources: [String]

    /// The settings of an app inside a project, where they name a baseline of its own.
    var ownBaseline: Configuration? {
      guard let configuration, configuration.isNested else { return nil }
      return configuration.baseline == nil ? nil : configuration
    }
  }

  package let project: Project
  /// The folder that paths are relative to, absolute and without links.
  package let folder: String
  /// Those that are judged, in the order of their paths.
  package let roots: [Root]
  /// What was not read, sorted.
  package let skipped: [Coverage.Gap]
}
