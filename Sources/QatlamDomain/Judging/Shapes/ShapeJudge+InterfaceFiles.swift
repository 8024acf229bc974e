extension ShapeJudge {
  /// Interface files beside the sources, one finding for each, sorted by path.
  ///
  /// Launch screens cannot be written in code, and what stands with tests is not judged. Paths are relative
  /// to the project's root.
  package func interfaceFileFindings(_ paths: [String]) -> [Finding] {
    blueprint.shapes.filter { $0.constraint == .usesNoInterfaceFiles }.flatMap { shape in
      paths.sorted().filter { !isLaunchScreen($0) && !isTest($0) }.map { path in
        finding(
          shape,
          place: Place(file: path, line: 0, column: 0),
          source: Self.name(of: path),
          part: nil,
          target: Self.name(of: path),
          saying: .interfaceFile
        )
      }
    }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private func isLaunchScreen(_ path: String) -> Bool {
    let name = Self.name(of: path)
    return name.hasPrefix("LaunchScreen") || name.hasPrefix("Launch Screen")
  }

  private func isTest(_ path: String) -> Bool {
    SourcePaths(CollectionOfOne(path)).files[0].normalised.contains { $0.hasSuffix("tests") }
  }
}
