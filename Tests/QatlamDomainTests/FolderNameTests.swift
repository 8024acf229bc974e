import QatlamBlueprints
import QatlamTestSupport
import Testing

@testable import QatlamDomain

@Suite("The name of a folder")
struct FolderNameTests {
  private func layers(_ paths: [String], style: String = "clean") throws -> [String?] {
    let blueprint = try #require(try BuiltInBlueprints().blueprint(named: style))
    var names = SourcePaths(paths)
    _ = FolderVocabulary(of: blueprint).correct(&names)
    let finder = LayerFinder(layers: blueprint.layers, paths: names)
    return names.files.map(finder.layer(of:))
  }

  /// As they stand in public repositories.
  @Test(arguments: [
    ("Presntaion", "presentation"), ("Presentaion", "presentation"),
    ("ViweController", "viewcontroller"), ("UseCasee", "usecase"), ("Dombain", "domain"),
    ("Entitiy", "entity"), ("Geteways", "gateways"), (" Cooditnator", "coordinator"),
    ("Presentation ", nil), ("Ptotocols", "protocols"), ("Infrastucture", "infrastructure"),
    ("Repositores", "repositories"), ("DomainLayer", nil), ("PresentationLayer", nil),
    ("DataModule", nil), ("UIModule", "ui"), ("InfrastructureLayer", "infrastructure"),
    ("Contacts", nil), ("Modals", nil), ("Routes", nil), ("Compositor", nil),
    ("Configurator", nil), ("Coordinates", nil), ("Romain", nil), ("Home", nil), ("", nil),
    ("MainModule", nil), ("Identities", nil), ("Textures", nil), ("Component", nil),
    ("Wireframes", nil), ("ui", nil),
  ])
  func `may be misspelt, and another word is another word`(
    folder: String,
    meaning: String?
  ) throws {
    let blueprint = try #require(try BuiltInBlueprints().blueprint(named: "clean"))
    var paths = SourcePaths(["\(folder)/A.swift"])
    let readings = FolderVocabulary(of: blueprint).correct(&paths)
    #expect(readings == (meaning.map { [folder: $0] } ?? [:]))
  }

  @Test func `Core is the domain of Clean VIPER where it holds use cases`() throws {
    #expect(
      try layers(["App/Core/UseCases/A.swift", "App/Core/Models/B.swift"], style: "clean-viper")
        == ["domain", "domain"]
    )
    #expect(try layers(["App/Core/Network/A.swift"], style: "clean-viper") == ["core"])
    #expect(
      try layers(["Application/Network/A.swift", "Application/Start.swift"], style: "clean-viper")
        == ["infrastructure", "app"]
    )
  }

  @Test func `of a module may begin or end with its layer and a dot`() throws {
    #expect(
      try layers([
        "Packages/domain.recipe/Sources/domain.recipe/Repository/A.swift",
        "Packages/data.recipe/Sources/data.recipe/Models/B.swift", "Shop.Domain/C.swift",
        "infrastructure.dependencyContainer/Sources/D.swift", "Domain./E.swift",
        "Shop.App2/F.swift",
      ]) == ["domain", "data", "domain", "composition", "domain", nil]
    )
  }

  @Test func `Core is the domain where it holds use cases or entities, and else is shared`() throws
  {
    #expect(
      try layers([
        "A/Core/UseCases/Get.swift", "A/Core/Log.swift", "A/Data/Client.swift", "B/Core/Log.swift",
      ]) == ["domain", "domain", "data", "common"]
    )
  }

  @Test func `that ends in Scene, Screen or Feature is presentation, unless a layer stands in it`()
    throws
  {
    #expect(
      try layers([
        "App/HomeScene/Odd.swift", "App/LoginFeature/Domain/User.swift",
        "App/LoginFeature/Data/Users.swift", "App/Data/SplashScreen/Cache.swift",
        "App/Utils/Odd.swift",
      ]) == ["presentation", "domain", "data", "data", "shared"]
    )
  }
}
