/// Finds the settings that govern a path.
package struct FindProject: Sendable {
  /// The name under which settings are looked for.
  package static let fileName = "qatlam.yml"

  private let files: any FileFinding
  private let configurations: any ConfigurationReading

  /// Creates the use case on its ports.
  package init(files: any FileFinding, configurations: any ConfigurationReading) {
    self.files = files
    self.configurations = configurations
  }

  /// Returns the project that a path belongs to; without settings, the path itself is one.
  package func callAsFunction(_ request: ProjectRequest) throws(CheckFailure) -> Project {
    guard let found = try found(request) else {
      return Project(folder: request.path, exclude: request.exclude)
    }
    let configuration: Configuration
    do throws(ConfigurationFault) {
      configuration = try configurations.configuration(found.bytes, in: found.name)
    } catch {
      throw .configuration(error)
    }
    let inside = found.scope.isEmpty ? "" : Self.escaped(found.scope) + "/"
    return Project(
      folder: found.folder,
      scope: found.scope,
      exclude: request.exclude.map { inside + $0 } + configuration.exclude.map(\.value),
      configuration: configuration
    )
  }

  private func found(_ request: ProjectRequest) throws(CheckFailure) -> FoundFile? {
    do throws(SourceFailure) {
      if let config = request.config { return try files.file(config, for: request.path) }
      return try files.nearest(Self.fileName, to: request.path)
    } catch {
      throw .source(error)
    }
  }

  /// A path as a glob that fits it alone.
  private static func escaped(_ path: String) -> String {
    var glob = ""
    for character in path {
      if "*?[]{}\\".contains(character) { glob += "\\" }
      glob.append(character)
    }
    return glob
  }
}
