package import QatlamDomain

/// The sentences of findings.
package enum Wording {
  /// Returns what a finding says; machines are always told in English.
  package static func message(for finding: Finding, in language: Language = .english) -> String {
    Sentences.of(language).finding(finding)
  }

  /// Returns the words of a reason or remedy; machines are always told in English.
  package static func words(of saying: Saying, in language: Language = .english) -> String {
    Sentences.of(language).saying(saying)
  }
}
