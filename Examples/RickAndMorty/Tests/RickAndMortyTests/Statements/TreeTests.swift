import Foundation
import Testing

@Suite struct `The module's source` {
  private let module = "Sources/RickAndMorty"

  @Test func `has every file of the document's tree in its place`() throws {
    let tree = """
      App/AppDelegate.swift
      App/SceneDelegate.swift
      App/CompositionRoot/HomeFactory.swift
      App/CompositionRoot/DetailFactory.swift
      Core/Extensions/UIImageView+Extensions.swift
      Core/Network/Endpoint.swift
      Core/Network/HTTPMethod.swift
      Core/Network/NetworkClientProtocol.swift
      Core/Network/NetworkError.swift
      Domain/Entities/RMResultsResponse.swift
      Domain/Interfaces/CharacterRepositoryProtocol.swift
      Domain/UseCases/FetchCharactersUseCase.swift
      Domain/UseCases/FetchCharacterDetailUseCase.swift
      Infrastructure/Networking/AlamofireNetworkClient.swift
      Infrastructure/Networking/RemoteCharacterRepository.swift
      Infrastructure/Networking/RickAndMortyAPI.swift
      Features/Home/Contracts/HomeContracts.swift
      Features/Home/Navigation/HomeRouter.swift
      Features/Home/Presentation/HomePresenter.swift
      Features/Home/Presentation/HomeViewItem.swift
      Features/Home/UI/HomeViewController.swift
      Features/Detail/Contracts/DetailContracts.swift
      Features/Detail/Presentation/DetailPresenter.swift
      Features/Detail/Presentation/DetailViewData.swift
      Features/Detail/UI/DetailViewController.swift
      """
    let paths = Set(try PackageFiles.paths(under: module))

    #expect(tree.split(separator: "\n").map(String.init).filter { !paths.contains($0) } == [])
  }

  @Test func `imports nothing but Foundation in the domain and the network's abstractions`() throws
  {
    for layer in ["Domain", "Core/Network"] {
      #expect(try imports(in: layer).subtracting(["Foundation"]) == [])
    }
  }

  @Test func `names a network library in the infrastructure and the composition root only`() throws
  {
    let network: Set = ["Alamofire", "FoundationNetworking"]
    for layer in ["Core", "Domain", "Features"] {
      #expect(try imports(in: layer).isDisjoint(with: network))
    }
  }

  @Test func `keeps terminal and UIKit out of the presentation`() throws {
    for feature in ["Home", "Detail", "Export"] {
      let found = try imports(in: "Features/\(feature)/Presentation")
      #expect(found.isSubset(of: ["Foundation"]))
    }
  }

  @Test func `works with async and await, without completion handlers`() throws {
    for layer in ["Core", "Domain", "Infrastructure"] {
      for path in try PackageFiles.paths(under: "\(module)/\(layer)") {
        let text = try PackageFiles.lines("\(module)/\(layer)/\(path)").joined(separator: "\n")
        #expect(!text.contains("@escaping") && !text.contains("completion"), "\(path)")
      }
    }
  }

  @Test func `has the contracts of each feature in one file, a router only where one moves on`()
    throws
  {
    let expected = [
      "Home": ["HomePresenterProtocol", "HomeRouterProtocol", "HomeViewProtocol"],
      "Detail": ["DetailPresenterProtocol", "DetailViewProtocol"],
      "Export": ["ExportPresenterProtocol", "ExportViewProtocol"],
    ]
    for (feature, protocols) in expected {
      let lines = try PackageFiles.lines(
        "\(module)/Features/\(feature)/Contracts/\(feature)Contracts.swift"
      )
      let found = lines.filter { $0.hasPrefix("protocol ") }
        .map { String($0.dropFirst(9).prefix { $0 != ":" }) }
      #expect(found.sorted() == protocols)
    }
  }

  @Test func `has no storyboard and no XIB`() throws {
    let paths = try PackageFiles.paths(under: ".")

    #expect(paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") } == [])
  }

  private func imports(in layer: String) throws -> Set<String> {
    var found: Set<String> = []
    for path in try PackageFiles.paths(under: "\(module)/\(layer)") {
      for line in try PackageFiles.lines("\(module)/\(layer)/\(path)") {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword < 2 else { continue }
        if words.count > keyword + 1 { found.insert(String(words[keyword + 1])) }
      }
    }
    return found
  }
}
