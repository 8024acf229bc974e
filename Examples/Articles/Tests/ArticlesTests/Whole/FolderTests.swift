import Foundation
import Testing

@Suite("The folders") struct FolderTests {
  private let sources: [String: String]

  init() throws {
    let root = Package.folder.appending(path: "Sources/Articles")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    sources = try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { sources, path in
      sources[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
  }

  @Test func `hold every file of the document's tree`() {
    let tree = [
      "Domain/Entities/Article.swift", "Domain/UseCases/GetArticles.swift",
      "Domain/UseCases/SaveArticle.swift", "Domain/Gateways/ArticleGatewayProtocol.swift",
      "Data/Gateways/ArticleGateway.swift", "Data/DTOs/ArticleDTO.swift",
      "Data/API/ArticleAPI.swift", "Presentation/ViewModels/ArticlesViewModel.swift",
      "Presentation/Views/ArticlesView.swift", "DI/Container.swift",
    ]
    #expect(tree.filter { sources[$0] == nil } == [])
  }

  @Test func `are the document's and no others`() {
    let folders = [
      "Domain/Entities/", "Domain/UseCases/", "Domain/Gateways/", "Data/Gateways/", "Data/DTOs/",
      "Data/API/", "Presentation/ViewModels/", "Presentation/Views/", "DI/",
    ]
    let strays = sources.keys.filter { path in !folders.contains { path.hasPrefix($0) } }
    #expect(strays == [])
  }

  @Test func `of the domain import Foundation at most`() {
    let imports = lines(under: "Domain/") { $0.contains("import ") }
    #expect(Set(imports) == ["import Foundation", "package import Foundation"])
  }

  @Test func `of the domain's gateways hold protocols only`() {
    let kinds = /^(package )?(final )?(struct|class|enum|actor|extension|func|let|var) .*/
    #expect(lines(under: "Domain/Gateways/") { $0.wholeMatch(of: kinds) != nil } == [])
  }

  @Test func `of the data layer alone name DTOs`() {
    let outside = sources.filter { path, text in
      !path.hasPrefix("Data/") && text.contains(/\b\w+DTOs?\b/)
    }
    #expect(outside.keys.sorted() == [])
  }

  @Test func `of the container alone put concrete types together`() {
    let makes =
      #/\b(\w+(Gateway|API|HTTPClient|TokenStore|ViewModel)|(Get|Save|Publish|Delete|Find)\w*Articles?|GetDrafts|SignIn)\(/#
    let places = sources.filter { $1.contains(makes) }.keys.sorted()
    #expect(places == ["DI/Container.swift"])
  }

  @Test func `of the views name no use case, no gateway and no API`() {
    let inner = /\b\w+(UseCase|Gateway\w*|API\w*|HTTPClient|TokenStore)\b/
    #expect(lines(under: "Presentation/Views/") { $0.contains(inner) } == [])
  }

  @Test func `of the view models name no gateway and no API`() {
    let inner = /\b\w+(Gateway|GatewayProtocol|API|APIProtocol|HTTPClient|TokenStore)\b/
    #expect(lines(under: "Presentation/ViewModels/") { $0.contains(inner) } == [])
  }

  private func lines(under folder: String, where condition: (String) -> Bool) -> [String] {
    sources.filter { $0.key.hasPrefix(folder) }.sorted { $0.key < $1.key }
      .flatMap { $0.value.split(separator: "\n").map(String.init) }
      .filter(condition)
  }
}
