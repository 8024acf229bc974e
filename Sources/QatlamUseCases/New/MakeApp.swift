import QatlamDomain

/// Works out the files of a new app.
package struct MakeApp: Sendable {
  private let templates: any TemplateSupplying
  private let files: any FileFinding
  private let readProject: ReadProject

  /// Creates the use case on its ports.
  package init(
    templates: any TemplateSupplying,
    files: any FileFinding,
    readProject: ReadProject
  ) {
    self.templates = templates
    self.files = files
    self.readProject = readProject
  }

  /// Returns the files of an app in a folder of its own.
  package func callAsFunction(_ request: NewRequest) async throws(NewFailure) -> MakingPlan {
    let model = try model(of: request)
    let generated = templates.app(model)
    guard !generated.isEmpty else {
      throw .noTemplates(style: model.style, known: templates.styles)
    }
    let parent = request.into ?? "."
    let folder = parent == "." ? model.name.type : "\(parent)/\(model.name.type)"
    guard request.overwrites || !files.exists(folder) else { throw .folderExists(folder) }
    var planned: [MakingPlan.File] = []
    for file in generated {
      let bytes = Array(file.text.utf8)
      let previous = try previous(at: "\(folder)/\(file.path)")
      guard previous != bytes else { continue }
      planned.append(MakingPlan.File(path: file.path, bytes: bytes, previous: previous))
    }
    return MakingPlan(
      folder: folder,
      title: "app '\(model.name.type)'",
      style: model.style,
      styleFrom: "option",
      files: planned,
      leftovers: [],
      addedFindings: try await findings(in: generated, model.style),
      nextSteps: [
        "cd \(folder)", "swift run", "swift test", "qatlam check",
        "qatlam new feature NAME",
      ]
    )
  }

  private func model(of request: NewRequest) throws(NewFailure) -> AppModel {
    let style = request.project.style ?? ""
    guard templates.styles.contains(style) else {
      throw .noTemplates(style: style, known: templates.styles)
    }
    let name = try Naming.name(request.name, endings: [["App"]])
    let entity = try Naming.entity(request.entity ?? "Item", fields: request.fields)
    guard entity.name.type != name.type else { throw .moduleName(name.type) }
    let taken = templates.ownTypes(style: style)
    guard !taken.contains(entity.name.type) else { throw .doubledType(entity.name.type) }
    if let endpoint = request.endpoint, !Naming.isEndpoint(endpoint) { throw .endpoint(endpoint) }
    return AppModel(
      name: name,
      style: style,
      entity: entity,
      path: request.endpoint,
      listKey: try Naming.listKey(request.listKey)
    )
  }

  /// What a check would find in the app.
  private func findings(
    in generated: [GeneratedFile],
    _ style: String
  ) async throws(NewFailure) -> [Finding] {
    let readProject = readProject.reading(GeneratedSources(generated), knowsSettings: false)
    do throws(CheckFailure) {
      let sources = try await readProject(ProjectRequest(path: ".", style: style))
      return await CheckArchitecture(readProject).findings(in: sources, .standard)
    } catch {
      throw .check(error)
    }
  }

  private func previous(at path: String) throws(NewFailure) -> [UInt8]? {
    do throws(SourceFailure) {
      return try files.bytes(at: path)
    } catch {
      throw .check(.source(error))
    }
  }
}
