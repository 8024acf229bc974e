// swift-tools-version: 6.2

import PackageDescription

// A small real HTTP server for the examples: on loopback only, over SQLite, with faults on demand.
// `Storage/` and `HTTP/` know the two C libraries; everything else is plain Swift.

let package = Package(
  name: "SandboxServer",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SandboxServer", targets: ["SandboxServer"]),
    .executable(name: "sandbox-server", targets: ["sandbox-server"]),
  ],
  targets: [
    .systemLibrary(
      name: "CMicroHTTPD",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
    ),
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .target(name: "SandboxServer", dependencies: ["CMicroHTTPD", "CSQLite"]),
    .executableTarget(name: "sandbox-server", dependencies: ["SandboxServer"]),
    .testTarget(
      name: "SandboxServerTests",
      dependencies: ["SandboxServer", "sandbox-server"]
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
