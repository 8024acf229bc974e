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
    let inside = found.scope.isEmpty ? "" : Configuration.glob(for: found.scope) + "/"
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

  /// Returns what an app inside a project says of itself; `nil` where it says nothing.
  func configuration(ofApp root: String, in folder: String) throws(CheckFailure) -> Configuration? {
    let path = "\(folder)/\(root)/\(Self.fileName)"
    let bytes: [UInt8]?
    do throws(SourceFailure) {
      bytes = try files.bytes(at: path)
    } catch {
      throw .source(error)
    }
    guard let bytes else { return nil }
    do throws(ConfigurationFault) {
      let file = "\(root)/\(Self.fileName)"
      return try configurations.configuration(bytes, in: file).nested(in: root)
    } catch {
      throw .configuration(error)
    }
  }
}
