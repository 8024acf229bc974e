import QatlamDomain
import Testing

@Suite("Which file is built into what")
struct MembershipTests {
  private func target(
    _ name: String,
    _ kind: BuildTarget.Kind = .app,
    of project: String = "",
    files: [String] = [],
    folders: [TargetFolder] = []
  ) -> BuildTarget {
    var target = BuildTarget(named: name, kind, of: project)
    target.files = files
    target.folders = folders
    return target
  }

  private func homes(
    of paths: [String],
    _ targets: [BuildTarget],
    folder: String = "",
    isComplete: Bool = true
  ) -> [String: Membership.Home] {
    let manifest = ProjectManifest(folder: folder, targets: targets, isComplete: isComplete)
    return Membership(of: paths, in: [manifest]).homes
  }

  @Test func `is told by files and folders, the innermost folder first`() {
    var rest = TargetFolder("App")
    rest.except = ["Old", "B.swift"]
    #expect(
      homes(
        of: ["App/A.swift", "App/Kit/K.swift", "App/Old/O.swift", "app/b.SWIFT", "Far/F.swift"],
        [
          target("App", files: ["Far/f.swift"], folders: [rest]),
          target("Kit", .library, of: "P", folders: [TargetFolder("App/Kit")]),
        ]
      ) == [
        "App/A.swift": .module("App"),
        "App/Kit/K.swift": .module("P/Kit"),
        "App/Old/O.swift": .nowhere,
        "app/b.SWIFT": .module("App"),
        "Far/F.swift": .module("App"),
      ]
    )
  }

  @Test func `joins targets that share a file, under the name that others import`() {
    #expect(
      homes(
        of: ["A.swift", "B.swift", "C.swift", "T.swift"],
        [
          target("App", files: ["A.swift", "B.swift"]),
          target("Kit", .library, files: ["B.swift", "C.swift"]),
          target("AppTests", .test, files: ["A.swift", "T.swift"]),
        ]
      ) == [
        "A.swift": .module("Kit"), "B.swift": .module("Kit"), "C.swift": .module("Kit"),
        "T.swift": .tests("AppTests"),
      ]
    )
  }

  @Test func `says nothing of files around a project that names less than half of them`() {
    let known = homes(
      of: ["A.swift", "B.swift", "C.swift", "Sub/D.swift"],
      [target("App", files: ["A.swift"])]
    )
    #expect(known == ["A.swift": .module("App")])
  }

  @Test func `says nothing of files beside a manifest that may leave some out`() {
    let targets = [target("Kit", .library, folders: [TargetFolder("Sources")])]
    #expect(
      homes(of: ["Sources/A.swift", "Example/B.swift"], targets, isComplete: false)
        == ["Sources/A.swift": .module("Kit")]
    )
  }

  @Test func `is unknown without projects`() {
    #expect(Membership(of: ["A.swift"], in: []) == .unknown)
  }

  @Test(arguments: [("My App", "My_App"), ("3D-Kit", "_3D_Kit"), ("Ünlü", "Ünlü"), ("", "")])
  func `names modules as the compiler does`(name: String, module: String) {
    #expect(BuildTarget(named: name, .app, of: "").module == module)
  }

  @Test(
    arguments: [
      ("Package.swift", "Sources/Kit/K.swift", "Example", [:]),
      ("Package.swift", "Example/App/A.swift", "Example", ["Example/App/A.swift": "Example/App"]),
      ("Lib/Package.swift", "Lib/Sources/K.swift", "Lib/Example", [:]),
      ("Lib/Package.swift", "Lib/Sources/K.swift", "Lib", ["Lib/Sources/K.swift": "Lib/App"]),
      ("Lib/Package.swift", "Lib/Sources/K.swift", "App", ["Lib/Sources/K.swift": "App/App"]),
      ("Lib/Package.swift", "Other/K.swift", "Lib/Example", ["Other/K.swift": "Lib/Example/App"]),
    ] as [(String, String, String, [String: String])]
  )
  func `is not told by a project inside a package of the package's own files`(
    package: String,
    file: String,
    project: String,
    modules: [String: String]
  ) {
    #expect(
      homes(of: [package, file], [target("App", of: project, files: [file])], isComplete: false)
        == modules.mapValues { .module($0) }
    )
  }
}
