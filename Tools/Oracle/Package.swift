// swift-tools-version: 6.2

import PackageDescription

// The judge of Qatlam's scanner. It is a package of its own: nothing that is shipped depends on it.
// `OracleSyntax` alone sees the toolchain's SwiftSyntax. It is built for library evolution, which
// hides its imports from its clients: an `import SwiftSyntax` anywhere else finds no such module.

enum Toolchain {
  /// Where the toolchain keeps SwiftSyntax; `Scripts/oracle` asks the compiler.
  static var host: String {
    Context.environment["QATLAM_TOOLCHAIN_HOST"] ?? "/usr/lib/swift/host"
  }
}

let package = Package(
  name: "Oracle",
  targets: [
    .target(name: "OracleFacts"),
    .target(
      name: "OracleSyntax",
      dependencies: ["OracleFacts"],
      swiftSettings: [.unsafeFlags(["-I", Toolchain.host, "-enable-library-evolution"])],
      linkerSettings: [
        .unsafeFlags(["-L", Toolchain.host, "-Xlinker", "-rpath", "-Xlinker", Toolchain.host]),
        .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftParserDiagnostics"),
        .linkedLibrary("SwiftDiagnostics"),
        .linkedLibrary("SwiftSyntax"),
      ]
    ),
    .target(name: "OracleDump", dependencies: ["OracleFacts"]),
    .executableTarget(
      name: "oracle",
      dependencies: ["OracleDump", "OracleFacts", "OracleSyntax"]
    ),
    .testTarget(
      name: "OracleTests",
      dependencies: ["OracleDump", "OracleFacts", "OracleSyntax"]
    ),
  ]
)

for target in package.targets {
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
