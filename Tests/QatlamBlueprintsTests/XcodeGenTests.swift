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
    ("a: 1\ntargets: *b\n", "line 2 of 'App/project.yml' is written in a way not read here"),
    (bomb, "line 6 of 'App/project.yml' is written in a way not read here"),
  ])
  func `that cannot be read is named with its line`(text: String, reason: String) {
    #expect(throws: ManifestFault(reason)) { try manifest(["App/project.yml": text]) }
  }

  /// Ten million values, in seven lines.
  private static let bomb =
    "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    + (1...6).map { level in
      let last = "*a\(level - 1)"
      return "a\(level): &a\(level) [" + Array(repeating: last, count: 10).joined(separator: ", ")
        + "]\n"
    }
    .joined() + "targets: *a6\n"

  @Test func `may repeat and merge what it has named, and tag it`() throws {
    let text = """
      base: &base
        type: application
        sources: &sources [Shared]
      test: &test { type: bundle.unit-test, sources: Wrong }
      targets:
        Shop: *base
        Store:
          <<: *base
          sources: !!seq [Store]
        StoreTests:
          <<: [*test, *base]
          type: framework
          type: bundle.unit-test
          sources: *sources
      """
    var shop = BuildTarget(named: "Shop", .app, of: "App")
    shop.folders = [TargetFolder("App/Shared")]
    var store = BuildTarget(named: "Store", .app, of: "App")
    store.folders = [TargetFolder("App/Store")]
    var tests = BuildTarget(named: "StoreTests", .test, of: "App")
    tests.folders = [TargetFolder("App/Shared")]
    #expect(
      try manifest(["App/project.yml": text])
        == ProjectManifest(folder: "App", targets: [shop, store, tests], isComplete: true)
    )
  }

  @Test func `of any shape is read`() throws {
    for text in [
      "targets: []", "targets: x", "targets: { A: x }", "targets: { A: { sources: {} } }",
    ] {
      #expect(try manifest(["App/project.yml": text])?.targets.flatMap(\.folders) == [])
    }
  }
}
