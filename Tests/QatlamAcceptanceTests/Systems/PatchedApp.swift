/// An app's files after a patch, and what a check should say of them.
struct PatchedApp: Hashable, Sendable {
  /// The texts of the files, by path, marks included.
  let files: [String: String]
  /// The findings that are reported and should be.
  let reported: Set<MarkedFinding>
  /// The findings that should be reported and are not.
  let owed: Set<MarkedFinding>
  /// The findings that are reported and should not be.
  let surplus: Set<MarkedFinding>
}
