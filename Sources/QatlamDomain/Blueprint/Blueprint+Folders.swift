extension Blueprint {
  /// Returns a folder's name as placements compare it: letters only, in lower case.
  package static func normalised(folder name: String) -> String { FolderName.normalised(name[...]) }
}
