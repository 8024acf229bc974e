import QatlamDomain

/// Finds the baseline that a project is judged with.
package struct FindBaseline: Sendable {
  /// The name of a baseline where nobody chose another.
  package static let fileName = "qatlam-baseline.json"

  private let files: any FileFinding
  private let baselines: any BaselineReading

  /// Creates the use case on its ports.
  package init(files: any FileFinding, baselines: any BaselineReading) {
    self.files = files
    self.baselines = baselines
  }

  /// A baseline, and where it is written.
  package struct Place: Hashable, Sendable {
    /// The file, as messages name it.
    package var name: String
    /// The file, for the file system.
    package var path: String
    /// What it holds; `nil` where there is no such file.
    package var baseline: Baseline?

    /// The baseline of an app inside a project, as the project sees it.
    func moved(into folder: String) -> Self {
      var moved = self
      moved.name = "\(folder)/\(name)"
      let lines = (baseline?.lines ?? [:]).map { entry, line in
        var entry = entry
        entry.file = entry.file == "." ? folder : "\(folder)/\(entry.file)"
        return (entry, line)
      }
      moved.baseline = Baseline(lines: Dictionary(lines) { first, _ in first })
      return moved
    }
  }

  /// Returns the baseline that the option or the settings name, or the one of the usual name.
  ///
  /// `folder`: The project's folder, to which the settings' path is relative.
  func place(
    option: String?,
    _ configuration: Configuration?,
    in folder: String
  ) throws(CheckFailure) -> Place {
    if let option { return try place(named: option, at: option) }
    let name = configuration?.baseline?.value ?? Self.fileName
    return try place(named: name, at: "\(folder)/\(name)")
  }

  /// Returns the baseline that a check subtracts: one that is named must exist.
  func callAsFunction(
    option: String?,
    _ configuration: Configuration?,
    in folder: String
  ) throws(CheckFailure) -> Place? {
    guard option != nil || configuration?.baseline != nil else { return nil }
    let place = try place(option: option, configuration, in: folder)
    if place.baseline != nil { return place }
    if option == nil, let configuration, let named = configuration.baseline {
      throw .configuration(
        configuration.fault(at: named, .missingFile(named.value, key: "baseline"))
      )
    }
    throw .source(.notFound(path: place.name))
  }

  private func place(named name: String, at path: String) throws(CheckFailure) -> Place {
    let bytes: [UInt8]?
    do throws(SourceFailure) {
      bytes = try files.bytes(at: path)
    } catch {
      throw .source(error)
    }
    guard let bytes else { return Place(name: name, path: path, baseline: nil) }
    do throws(ConfigurationFault) {
      return Place(name: name, path: path, baseline: try baselines.baseline(bytes, in: name))
    } catch {
      throw .configuration(error)
    }
  }
}
