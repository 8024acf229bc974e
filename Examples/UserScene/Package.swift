// swift-tools-version: 6.2

import PackageDescription

// One module whose layers are folders, as the VIP document has it: the compiler sees no border
// inside it, which is the case `qatlam check --style vip` exists for.

let package = Package(
  name: "UserScene",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "UserScene", targets: ["UserScene"]),
    .executable(name: "user-scene", targets: ["user-scene"]),
  ],
  dependencies: [
    .package(path: "../SandboxServer"),
    .package(path: "../TerminalUI"),
  ],
  targets: [
    .target(
      name: "UserScene",
      dependencies: [
        .product(
          name: "TerminalUI",
          package: "TerminalUI",
          condition: .when(platforms: [.linux, .macOS])
        )
      ]
    ),
    .executableTarget(name: "user-scene", dependencies: ["UserScene"]),
    .testTarget(
      name: "UserSceneTests",
      dependencies: [
        "UserScene",
        "user-scene",
        .product(name: "SandboxServer", package: "SandboxServer"),
        .product(name: "TerminalUI", package: "TerminalUI"),
        .product(name: "TerminalUITesting", package: "TerminalUI"),
      ]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = .house + (target.swiftSettings ?? [])
}

extension [SwiftSetting] {
  /// Applied to every target: Swift 6 today, Swift 7 in advance, warnings fatal in CI.
  static var house: Self {
    [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .strictMemorySafety(),
    ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])
  }
}
