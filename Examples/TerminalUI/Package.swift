// swift-tools-version: 6.2

import PackageDescription

// A small terminal toolkit without business words: values to draw with, and one real screen.
// Everything but `Screen/` is a pure value and is tested without a terminal.

let package = Package(
  name: "TerminalUI",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "TerminalUITesting", targets: ["TerminalUITesting"]),
  ],
  targets: [
    .systemLibrary(
      name: "CNCurses",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]
    ),
    .target(name: "TerminalUI", dependencies: ["CNCurses"]),
    .target(name: "TerminalUITesting"),
    .executableTarget(name: "terminal-ui-demo", dependencies: ["TerminalUI"]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: ["TerminalUI", "TerminalUITesting", "terminal-ui-demo"]
    ),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = .house + (target.swiftSettings ?? [])
}

// MARK: - Settings

extension [SwiftSetting] {
  /// Applied to every Swift target: Swift 6 today, Swift 7 in advance, warnings fatal in CI.
  static var house: Self {
    var settings: Self = [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .strictMemorySafety(),
    ]
    if Context.environment["CI"] != nil {
      settings.append(.treatAllWarnings(as: .error))
    }
    return settings
  }
}
