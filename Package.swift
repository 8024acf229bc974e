// swift-tools-version: 6.2

import PackageDescription

// Targets are listed ring by ring, innermost first. A target may depend only on
// targets listed above it. Within a ring, targets never depend on each other.

let package = Package(
  name: "Qatlam",
  products: [
    .executable(name: "qatlam", targets: ["qatlam"])
  ],
  targets: [
    // MARK: Ring 1 - Entities

    .target(name: "QatlamDomain"),

    // MARK: Ring 2 - Use cases

    .target(name: "QatlamUseCases", dependencies: ["QatlamDomain"]),

    // MARK: Ring 3 - Adapters

    .systemLibrary(name: "CAllocator"),
    .systemLibrary(
      name: "CYAML",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "QatlamBlueprints", dependencies: ["CYAML", "QatlamDomain", "QatlamUseCases"]),
    .target(name: "QatlamCommandLine", dependencies: ["QatlamDomain", "QatlamUseCases"]),
    .target(name: "QatlamReports", dependencies: ["QatlamDomain", "QatlamUseCases"]),
    .target(name: "QatlamScanner", dependencies: ["QatlamDomain", "QatlamUseCases"]),
    .target(name: "QatlamTemplates", dependencies: ["QatlamDomain", "QatlamUseCases"]),
    .target(
      name: "QatlamWorkspace",
      dependencies: ["CAllocator", "QatlamDomain", "QatlamUseCases"]
    ),

    // MARK: Ring 4 - Main

    .executableTarget(
      name: "qatlam",
      dependencies: [
        "QatlamBlueprints", "QatlamCommandLine", "QatlamDomain", "QatlamReports", "QatlamScanner",
        "QatlamTemplates", "QatlamUseCases", "QatlamWorkspace",
      ]
    ),

    // MARK: Tests

    .target(
      name: "QatlamTestSupport",
      dependencies: ["QatlamBlueprints", "QatlamDomain", "QatlamScanner", "QatlamUseCases"],
      path: "Tests/QatlamTestSupport"
    ),
    .testTarget(
      name: "QatlamDomainTests",
      dependencies: ["QatlamDomain", "QatlamTestSupport"]
    ),
    .testTarget(
      name: "QatlamScannerTests",
      dependencies: ["QatlamDomain", "QatlamScanner", "QatlamUseCases", "QatlamTestSupport"]
    ),
    .testTarget(
      name: "QatlamWorkspaceTests",
      dependencies: ["QatlamDomain", "QatlamUseCases", "QatlamWorkspace", "QatlamTestSupport"]
    ),
    .testTarget(
      name: "QatlamBlueprintsTests",
      dependencies: ["QatlamBlueprints", "QatlamDomain", "QatlamTestSupport", "QatlamUseCases"]
    ),
    .testTarget(
      name: "QatlamReportsTests",
      dependencies: ["QatlamDomain", "QatlamUseCases", "QatlamReports", "QatlamTestSupport"]
    ),
    .testTarget(
      name: "QatlamTemplatesTests",
      dependencies: ["QatlamDomain", "QatlamTemplates", "QatlamTestSupport", "QatlamUseCases"]
    ),
    .testTarget(
      name: "QatlamCommandLineTests",
      dependencies: [
        "QatlamDomain", "QatlamUseCases", "QatlamCommandLine", "QatlamTestSupport", "qatlam",
      ]
    ),
    .testTarget(
      name: "QatlamAcceptanceTests",
      dependencies: [
        "QatlamBlueprints", "QatlamDomain", "QatlamReports", "QatlamScanner", "QatlamTestSupport",
        "QatlamUseCases", "QatlamWorkspace",
      ]
    ),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = .house + (target.swiftSettings ?? [])
}

// MARK: - Settings

extension [SwiftSetting] {
  /// Applied to every target: Swift 6 today, Swift 7 in advance; warnings are fatal in CI.
  static var house: Self {
    let strict: Self =
      Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]
    return strict + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .strictMemorySafety(),
    ]
  }
}
