// swift-tools-version: 6.2

import PackageDescription

// One module whose layers are folders (`Sources/Articles`), as the document has it. The compiler
// sees no border between them: that is what `qatlam check --style clean` is for.

let package = Package(
  name: "Articles",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Articles", targets: ["Articles"]),
    .executable(name: "articles", targets: ["ArticlesCommand"]),
  ],
  dependencies: [
    .package(path: "../SandboxServer"),
    .package(path: "../TerminalUI"),
  ],
  targets: [
    // MARK: The app

    .systemLibrary(name: "CEcho"),
    // Target names must differ in the whole graph, and the sandbox's server has a CSQLite, too.
    .systemLibrary(
      name: "CArticlesSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .target(
      name: "Articles",
      dependencies: [
        "CArticlesSQLite", "CEcho", .product(name: "TerminalUI", package: "TerminalUI"),
      ]
    ),
    .executableTarget(name: "ArticlesCommand", dependencies: ["Articles"]),

    // MARK: Tests

    .executableTarget(name: "SaveLoop", dependencies: ["Articles"], path: "Tests/SaveLoop"),
    .testTarget(
      name: "ArticlesTests",
      dependencies: [
        "Articles", "ArticlesCommand", "SaveLoop",
        .product(name: "SandboxServer", package: "SandboxServer"),
        .product(name: "TerminalUI", package: "TerminalUI"),
        .product(name: "TerminalUITesting", package: "TerminalUI"),
      ]
    ),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = .house + (target.swiftSettings ?? [])
}

// MARK: - Settings

extension [SwiftSetting] {
  /// Applied to every target: Swift 6 today, Swift 7 in advance, warnings fatal in CI.
  static var house: Self {
    let always: Self = [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .strictMemorySafety(),
    ]
    return Context.environment["CI"] == nil ? always : always + [.treatAllWarnings(as: .error)]
  }
}
