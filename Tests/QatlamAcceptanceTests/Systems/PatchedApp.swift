/// An app's files after a patch, and what a check should say of them.
struct PatchedApp: Hashable, Sendable {
  /// The texts of the files, by path, marks included.
  let files: [String: String]
  /// The findings that a check should report.
  let reported: Set<MarkedFinding>
}
