import QatlamBlueprints
import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A project.yml")
struct XcodeGenTests {
  private func manifest(_ files: [String: String]) throws -> ProjectManifest? {
    try XcodeGenReader().manifest(at: "App/project.yml", in: TreeInMemory.tree(files))
  }

  @Test func `says which folders each target is built from, with its templates and includes`()
    throws
  {
    let files = [
      "App/project.yml": """
      name: App
      include:
        - Targets/tests.yml
        - path: gone.yml
      targetTemplates:
        Base:
          type: application
          sources: [Shared]
      targets:
        Shop:
          templates: [Base]
          sources:
            - Sources
            - path: ../Kit
              excludes: ["**/*.md", Old]
            - path: Assets
              buildPhase: resources
            - path: ${target_name}/Main.swift
          settings: { base: { PRODUCT_NAME: The Shop } }
        Store:
          type: framework
          sources: { path: Store, includes: ["*.swift"] }
      """,
      "App/Targets/tests.yml": """
      include: [../project.yml]
      targets:
        ShopTests: { type: bundle.unit-test, sources: Tests }
      """,
    ]
    var shop = BuildTarget(named: "The_Shop", .app, of: "App")
    shop.files = ["App/Shop/Main.swift"]
    var kit = TargetFolder("Kit")
    kit.excluded = try [Glob("**/*.md"), Glob("**/*.md/**"), Glob("Old"), Glob("Old/**")]
    shop.folders = [TargetFolder("App/Sources"), kit, TargetFolder("App/Shared")]
    var store = BuildTarget(named: "Store", .library, of: "App")
    var only = TargetFolder("App/Store")
    only.included = try [Glob("*.swift"), Glob("*.swift/**")]
    store.folders = [only]
    var tests = BuildTarget(named: "ShopTests", .test, of: "App")
    tests.folders = [TargetFolder("App/Targets/Tests")]
    #expect(
      try manifest(files)
        == ProjectManifest(folder: "App", targets: [shop, store, tests], isComplete: true)
    )
  }

  @Test func `of another tool says nothing`() throws {
    #expect(try manifest(["App/project.yml": "name: something\n"]) == nil)
    #expect(try manifest(["App/project.yml": ""]) == nil)
  }

  @Test(arguments: [
    ("targets: {", "line 2 of 'App/project.yml' is written in a way not read here"),
    ("a: &b c\ntargets: *b\n", "line 1 of 'App/project.yml' is written in a way not read here"),
  ])
  func `that cannot be read is named with its line`(text: String, reason: String) {
    #expect(throws: ManifestFault(reason)) { try manifest(["App/project.yml": text]) }
  }

  @Test func `of any shape is read`() throws {
    for text in [
      "targets: []", "targets: x", "targets: { A: x }", "targets: { A: { sources: {} } }",
    ] {
      #expect(try manifest(["App/project.yml": text])?.targets.flatMap(\.folders) == [])
    }
  }
}
