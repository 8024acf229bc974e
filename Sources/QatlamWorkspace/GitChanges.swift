package import QatlamUseCases

/// What Git says of a folder's files.
package struct GitChanges: ChangeReading {
  /// Creates a reader that asks the `git` of the search path.
  package init() {}

  package func changedFiles(
    since reference: String,
    in folder: String
  ) throws(SourceFailure) -> Set<String> {
    // Git would take it for an option.
    guard !reference.hasPrefix("-"), !reference.utf8.contains(0) else {
      throw .unknownReference(reference)
    }
    let git = ["git", "-C", folder]
    let changed = ["diff", "--name-only", "-z", "--relative", reference, "--"]
    let untracked = ["ls-files", "--others", "--exclude-standard", "-z"]
    return try names(git + changed, reference).union(names(git + untracked, reference))
  }

  private func names(
    _ command: [String],
    _ reference: String
  ) throws(SourceFailure) -> Set<String> {
    do throws(SystemFailure) {
      let (status, bytes) = try ChildProcess.output(of: command)
      guard status == 0 else { throw SystemFailure.system(.other, reason: "") }
      return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    } catch {
      throw .unknownReference(reference)
    }
  }
}
