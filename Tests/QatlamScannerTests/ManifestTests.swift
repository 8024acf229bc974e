import QatlamDomain
import QatlamScanner
import QatlamTestSupport
import Testing

@Suite("A Swift manifest, read as text")
struct ManifestTests {
  private func package(_ text: String, folders: Set<String> = []) throws -> ProjectManifest? {
    let tree = TreeInMemory.tree(["Kit/Package.swift": text], folders: folders)
    return try PackageManifestReader().manifest(at: "Kit/Package.swift", in: tree)
  }

  private func project(_ text: String, folders: Set<String> = []) throws -> ProjectManifest? {
    let tree = TreeInMemory.tree(["Kit/Project.swift": text], folders: folders)
    return try TuistManifestReader().manifest(at: "Kit/Project.swift", in: tree)
  }

  private func target(
    _ name: String,
    _ kind: BuildTarget.Kind,
    _ folders: [TargetFolder],
    files: [String] = []
  ) -> BuildTarget {
    var target = BuildTarget(named: name, kind, of: "Kit")
    target.folders = folders
    target.files = files
    return target
  }

  @Test func `of a package names its targets and where they stand`() throws {
    let text = #"""
      // swift-tools-version: 6.0
      import PackageDescription
      let base: String = "Bag"
      let package = Package(
        name: "Kit",
        products: [.library(name: base, targets: [base])],
        dependencies: [.package(url: "https://example.org", from: "1.0.0")],
        targets: [
          .target(name: base, dependencies: [.target(name: "Other"), "X"], path: "Sources",
            exclude: ["UI", "notes.md"], sources: ["Domain", "Data/A.swift"]),
          .executableTarget(name: "Tool", dependencies: [.product(name: "A", package: "b")]),
          .testTarget(name: base + "Tests", dependencies: [.byName(name: base)]),
          .target(name: "No\(base)"),
          .target(name: name(of: base)),
          .target(name: "Nowhere"),
          .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        ] + [.target(name: "Added", path: "./Added/")]
      )
      package.targets.append(.target(name: "Late", path: "Late"))
      package.targets += [.plugin(name: "Plug", capability: .buildTool())]
      """#
    var bag = TargetFolder("Kit/Sources")
    bag.only = ["Domain", "Data/A.swift"]
    bag.except = ["UI", "notes.md"]
    #expect(
      try package(text, folders: ["Kit/src/Tool", "Kit/Tests/BagTests", "Kit/Plugins/Plug"])
        == ProjectManifest(
          folder: "Kit",
          targets: [
            target("Bag", .library, [bag]),
            target("Tool", .app, [TargetFolder("Kit/src/Tool")]),
            target("BagTests", .test, [TargetFolder("Kit/Tests/BagTests")]),
            target("Added", .library, [TargetFolder("Kit/Added")]),
            target("Late", .library, [TargetFolder("Kit/Late")]),
            target("Plug", .other, [TargetFolder("Kit/Plugins/Plug")]),
          ],
          isComplete: false
        )
    )
  }

  @Test func `of a package with one target may keep it in Sources itself`() throws {
    let text = #"let package = Package(name: "A", targets: [.target(name: "A")])"#
    #expect(
      try package(text, folders: ["Kit/Sources"])?.targets
        == [target("A", .library, [TargetFolder("Kit/Sources")])]
    )
  }

  @Test func `of Tuist names its targets and their patterns`() throws {
    let text = #"""
      let project = Project(
        name: "App",
        targets: [
          .target(name: "App", destinations: .iOS, product: .app, bundleId: "a.\(x)",
            sources: ["Sources/**", "Main.swift", .glob("Gen/**/*.swift", excluding: ["Gen/Old/**"])],
            dependencies: [.target(name: "Lib"), .project(target: "X", path: "../X")]),
          Target(name: "AppTests", platform: .iOS, product: .unitTests, sources: "Tests/**"),
          .target(name: "Lib", product: .staticFramework, buildableFolders: ["Lib", .folder("More")]),
          .target(name: "Odd", product: .framework, sources: sources(of: "Odd")),
        ]
      )
      """#
    var sources = TargetFolder("Kit/Sources")
    sources.included = try [Glob("**")]
    var generated = TargetFolder("Kit/Gen")
    generated.included = try [Glob("**/*.swift")]
    generated.excluded = try [Glob("Old/**")]
    var tests = TargetFolder("Kit/Tests")
    tests.included = try [Glob("**")]
    #expect(
      try project(text)
        == ProjectManifest(
          folder: "Kit",
          targets: [
            target("App", .app, [sources, generated], files: ["Kit/Main.swift"]),
            target("AppTests", .test, [tests]),
            target("Lib", .library, [TargetFolder("Kit/Lib"), TargetFolder("Kit/More")]),
          ],
          isComplete: false
        )
    )
  }

  @Test func `of Tuist that is put together elsewhere is one module of its name`() throws {
    let text = #"let project = Project.makeModule(name: "LoginFeature", targets: .feature(.login))"#
    #expect(
      try project(text, folders: ["Kit/Sources"])?.targets
        == [target("LoginFeature", .library, [TargetFolder("Kit/Sources")])]
    )
    #expect(try project("let project = Names.example.project")?.targets == [])
  }

  @Test(arguments: [
    "", "(", "[[[[", ")]}", "let package = Package(targets: [.target(name: \"A\"",
    ".target(name: \"\\(\"\\(\"", "f(\"\"\"\n\\(x", "a.b.c.(.target(name: ]))", "\u{0}",
  ])
  func `of any shape is read`(text: String) throws {
    #expect(try package(text)?.targets == [])
    #expect(try project(text)?.targets == [])
  }

  @Test(arguments: ["(", "[", "f(", "(a: [", "\"\\("])
  func `of any depth is read`(opener: String) throws {
    let text = String(repeating: opener, count: 10_000)
    #expect(try package(text)?.targets == [])
    #expect(try project(text)?.targets == [])
  }
}
