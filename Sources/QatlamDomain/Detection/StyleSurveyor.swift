/// Looks through a resolved codebase for signs of its style.
package struct StyleSurveyor: Sendable {
  private enum Role: Hashable {
    case view, interactor, presenter, router, viewModel, useCase
  }

  private static let endings: [(String, Role)] = [
    ("ViewController", .view), ("VC", .view), ("Controller", .view), ("View", .view),
    ("Screen", .view), ("Interactor", .interactor), ("Presenter", .presenter),
    ("Presentor", .presenter), ("Router", .router), ("Wireframe", .router),
    ("WireFrame", .router), ("ViewModel", .viewModel), ("UseCase", .useCase),
    ("UseCaseProtocol", .useCase),
  ]
  private static let interactorContracts = [
    "Interactor", "BusinessLogic", "InteractorProtocol", "InteractorInput",
    "InteractorInputProtocol", "Interacting", "InteractorType", "InteractorInterface",
    "Interactable", "PresenterToInteractorProtocol",
  ]
  private static let useCaseContracts = ["UseCase", "UseCaseProtocol", "UseCaseType"]
  private static let logic = ["BusinessLogic", "PresentationLogic", "DisplayLogic"]
  private static let payloads: Set<String> = ["Request", "Response", "ViewModel"]

  private static let domain: Set<String> = ["domain", "domains", "domainlayer", "domainmodule"]
  private static let useCaseHomes = domain.union(["usecase", "usecases"])
  private static let data: Set<String> = [
    "data", "datalayer", "datamodule", "infrastructure", "infra", "platform", "dataaccess",
  ]
  private static let presentation: Set<String> = [
    "presentation", "presentationlayer", "presenter", "ui", "uilayer", "userinterface", "scene",
    "scenes", "feature", "features", "screen", "screens",
  ]
  private static let domainWork: Set<String> = ["usecase", "usecases", "entity", "entities"]
  private static let dataWork: Set<String> = [
    "repository", "repositories", "gateway", "gateways", "datasource", "datasources", "network",
    "networking", "api", "persistence", "storage", "realm", "coredata", "services",
  ]

  private let index: SymbolIndex
  private let kinds: SourceKinds
  private let references: [FileReferences]
  private let implementedByInteractors: Set<TypeID>

  /// Creates a surveyor of a resolved codebase.
  package init(index: SymbolIndex, kinds: SourceKinds, references: [FileReferences]) {
    self.index = index
    self.kinds = kinds
    self.references = references
    implementedByInteractors = Self.contractsOfInteractors(in: index)
  }

  /// Returns what was seen in the files that are judged.
  package func survey() -> StyleSurvey {
    var survey = StyleSurvey()
    var all = index.codebase.paths
    _ = Self.vocabulary.correct(&all)
    var paths: [PathNames] = []
    for file in kinds.exemptions.indices where kinds.exemptions[file] == nil {
      paths.append(all.files[file])
      look(at: file, into: &survey)
    }
    survey.layered = layered(paths)
    survey.dataFiles = paths.count { path in
      path.normalised.contains { Self.data.contains($0) || Self.dataWork.contains($0) }
    }
    return survey
  }

  private func look(at file: Int, into survey: inout StyleSurvey) {
    let facts = index.codebase.files[file]
    var roles: Set<Role> = []
    for (position, declaration) in facts.declarations.enumerated().dropFirst()
    where declaration.kind.isNominal && declaration.parent == 0 {
      let name = TypeName.stem(index.codebase.names[declaration.name])
      if declaration.kind == .protocol {
        if Self.logic.contains(where: { TypeName.ends(name, with: $0) }) {
          survey.logicProtocols += 1
        }
        // A use case is often known by its protocol, whatever stands behind it.
        if Self.useCaseContracts.contains(where: { TypeName.ends(name, with: $0) }) {
          roles.insert(.useCase)
        }
      } else if let role = role(of: name, declaration.kind) {
        roles.insert(role)
      }
      if nestsPayloads(position, facts) { survey.payloads += 1 }
    }
    if roles.contains(.interactor), isDomain(file) {
      roles.remove(.interactor)
      roles.insert(.useCase)
    }
    survey.views += roles.contains(.view) ? 1 : 0
    survey.interactors += roles.contains(.interactor) ? 1 : 0
    survey.presenters += roles.contains(.presenter) ? 1 : 0
    survey.routers += roles.contains(.router) ? 1 : 0
    survey.viewModels += roles.contains(.viewModel) ? 1 : 0
    survey.useCases += roles.contains(.useCase) ? 1 : 0
    guard !roles.contains(.interactor), !roles.contains(.router) else { return }
    if roles.contains(.presenter) {
      if knows(file, isInteractor) { survey.presentersKnowingInteractors += 1 }
      if knows(file, isUseCase) { survey.presentersKnowingUseCases += 1 }
    } else if roles.contains(.view), knows(file, isInteractor) {
      survey.viewsKnowingInteractors += 1
    }
  }

  private func role(of name: String, _ kind: DeclarationKind) -> Role? {
    let found = Self.endings.filter { TypeName.ends(name, with: $0.0) }
      .max { $0.0.utf8.count < $1.0.utf8.count }?.1
    switch found {
    case .view where kind == .enum: return nil
    // A struct of that name is what a view shows.
    case .viewModel where kind != .class: return nil
    default: return found
    }
  }

  private func nestsPayloads(_ position: Int, _ facts: FileFacts) -> Bool {
    let inside = position + 1..<Int(facts.declarations[position].subtreeEnd)
    let names = Set(
      facts.declarations[inside].lazy
        .filter { $0.kind == .struct || $0.kind == .enum || $0.kind == .alias }
        .map { index.codebase.names[$0.name] }
    )
    return names.intersection(Self.payloads).count > 1
  }

  private func knows(_ file: Int, _ fits: (SymbolID, String) -> Bool) -> Bool {
    references[file].references.contains { reference in
      guard Int(reference.target.file) != file || reference.kind != .member else { return false }
      guard let (symbol, name) = topLevelType(of: reference.target) else { return false }
      return fits(symbol, name)
    }
  }

  /// The type that is meant, where it is not nested in another: what a role nests is not that role.
  private func topLevelType(of symbol: SymbolID) -> (SymbolID, String)? {
    let declarations = index.codebase.files[Int(symbol.file)].declarations
    var place = symbol.index
    if !declarations[Int(place)].kind.isNominal { place = declarations[Int(place)].parent }
    let declaration = declarations[Int(place)]
    guard place > 0, declaration.parent == 0, declaration.kind.holdsMembers else { return nil }
    let name = TypeName.stem(index.codebase.names[declaration.name])
    return (SymbolID(file: symbol.file, index: place), name)
  }

  /// Whether a file stands with the domain or its use cases: what is called an interactor there is no part of a scene.
  private func isDomain(_ file: Int) -> Bool {
    index.codebase.paths.files[file].normalised.contains(where: Self.useCaseHomes.contains)
  }

  private func isInteractor(_ symbol: SymbolID, _ name: String) -> Bool {
    guard !isDomain(Int(symbol.file)) else { return false }
    if Self.interactorContracts.contains(where: { TypeName.ends(name, with: $0) }) { return true }
    return implementedByInteractors.contains(index.type(of: symbol))
  }

  private func isUseCase(_ symbol: SymbolID, _ name: String) -> Bool {
    Self.useCaseContracts.contains { TypeName.ends(name, with: $0) }
      || isDomain(Int(symbol.file)) && TypeName.ends(name, with: "Interactor")
  }

  /// Protocols that only interactors implement, such as a `UseCase` behind which an interactor stands.
  private static func contractsOfInteractors(in index: SymbolIndex) -> Set<TypeID> {
    var byInteractors: Set<TypeID> = []
    var byOthers: Set<TypeID> = []
    for type in index.types where type.symbol != .none && !index.isTest[Int(type.symbol.file)] {
      let name = TypeName.stem(index.codebase.names[type.name])
      guard index.declaration(type.symbol).kind != .protocol else { continue }
      for supertype in type.supertypes {
        if TypeName.ends(name, with: "Interactor") {
          byInteractors.insert(supertype)
        } else {
          byOthers.insert(supertype)
        }
      }
    }
    return byInteractors.subtracting(byOthers).filter { type in
      let symbol = index.types[Int(type)].symbol
      return symbol != .none && index.declaration(symbol).kind == .protocol
    }
  }

  private static var vocabulary: FolderVocabulary {
    let strong = domain.union(data).union(presentation)
    return FolderVocabulary(strong.union(dataWork), strong: strong)
  }

  /// Folders in which a domain stands beside a data or presentation layer, in words.
  private func layered(_ paths: [PathNames]) -> [String] {
    var children: [String: [String: String]] = [:]
    for path in paths {
      var parent = ""
      for (folder, meaning) in zip(path.folders, path.normalised) {
        children[parent, default: [:]][String(folder)] = meaning
        parent += parent.isEmpty ? folder : "/" + folder
      }
    }
    return children.keys.sorted().compactMap { parent in
      let found = children[parent] ?? [:]
      func named(_ known: Set<String>) -> [String] {
        found.filter { known.contains($0.value) }.keys.sorted()
      }
      /// A core that holds use cases or entities is the domain.
      func isDomainCore(_ folder: String) -> Bool {
        let path = parent.isEmpty ? folder : "\(parent)/\(folder)"
        return found[folder] == "core"
          && (children[path] ?? [:]).values.contains(where: Self.domainWork.contains)
      }
      let inner = named(Self.domain) + found.keys.sorted().filter(isDomainCore)
      let outer = named(Self.data) + named(Self.presentation)
      guard let first = inner.first, !outer.isEmpty else { return nil }
      let place = parent.isEmpty ? "the folder itself" : "'\(parent)'"
      return "\(place) '\(first)' stands beside \(outer.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}
