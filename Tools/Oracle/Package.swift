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

  /// Where the toolchain keeps its libraries; `libIndexStore` is one.
  static var libraries: String { host + "/../.." }

  /// Where the toolchain keeps headers of its own; that of `libIndexStore` is one.
  static var headers: String { host + "/../../../local/include" }
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
        .linkedLibrary("SwiftIfConfig"),
      ]
    ),
    .target(name: "OracleReferences"),
    .systemLibrary(name: "CIndexStore"),
    .target(
      name: "OracleIndex",
      dependencies: ["CIndexStore", "OracleReferences"],
      swiftSettings: [
        .unsafeFlags(["-Xcc", "-I\(Toolchain.headers)", "-enable-library-evolution"])
      ],
      linkerSettings: [
        .unsafeFlags([
          "-L", Toolchain.libraries, "-Xlinker", "-rpath", "-Xlinker", Toolchain.libraries,
        ])
      ]
    ),
    .target(
      name: "OraclePackages",
      dependencies: ["OracleIndex", "OracleReferences", "OracleSyntax"]
    ),
    .target(name: "OracleDump", dependencies: ["OracleFacts", "OracleReferences"]),
    .executableTarget(
      name: "oracle",
      dependencies: [
        "OracleDump", "OracleFacts", "OraclePackages", "OracleReferences", "OracleSyntax",
      ]
    ),
    .testTarget(
      name: "OracleTests",
      dependencies: [
        "OracleDump", "OracleFacts", "OraclePackages", "OracleReferences", "OracleSyntax",
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
