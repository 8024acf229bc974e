// swift-tools-version: 6.2

import PackageDescription

// The app is one module whose layers are its folders, as the document draws it. The
// executable only starts it. TerminalUI stands where UIKit stands on Apple's platforms.

let package = Package(
  name: "RickAndMorty",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "rick-and-morty", targets: ["rick-and-morty"]),
    .library(name: "RickAndMorty", targets: ["RickAndMorty"]),
  ],
  dependencies: [
    .package(path: "../SandboxServer"),
    .package(path: "../TerminalUI"),
  ],
  targets: [
    .target(
      name: "RickAndMorty",
      dependencies: [
        .product(
          name: "TerminalUI",
          package: "TerminalUI",
          condition: .when(platforms: [.linux, .macOS])
        )
      ]
    ),
    .executableTarget(name: "rick-and-morty", dependencies: ["RickAndMorty"]),
    .testTarget(
      name: "RickAndMortyTests",
      dependencies: [
        "RickAndMorty",
        "rick-and-morty",
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
