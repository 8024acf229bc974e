package import Foundation
import SwiftIfConfig
import SwiftSyntax

/// Finds what a compilation leaves out of a file.
package struct InactiveLines: Sendable {
  /// What the compiler printed: a value of the toolchain's cannot be sent to another thread.
  private let configuration: Data
  private let modules: Set<String>

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - configuration: What `swift-frontend -print-static-build-config` prints for the module's flags.
  ///   - modules: The modules that can be imported.
  package init(configuration: Data, modules: Set<String>) {
    self.configuration = configuration
    self.modules = modules
  }

  /// Returns the lines in branches of `#if` that are not taken, or `nil` where the parser cannot read the file in time.
  ///
  /// It recurses with the nesting of the source: call it on a thread with a large stack.
  ///
  /// - Throws: A `DecodingError` where the compiler printed something else.
  package func lines(of bytes: [UInt8]) throws -> Set<Int>? {
    guard !ToolchainParser.takesTooLong(for: bytes) else { return nil }
    let configuration = CompiledConfiguration(
      compiler: try JSONDecoder().decode(StaticBuildConfiguration.self, from: configuration),
      modules: modules
    )
    let tree = ToolchainParser.tree(of: bytes)
    let table = SourceLocationConverter(fileName: "", tree: tree)
    var lines: Set<Int> = []
    for (clause, state) in tree.configuredRegions(in: configuration) where state != .active {
      let first = clause.startLocation(converter: table).line
      let last = clause.endLocation(converter: table).line
      lines.formUnion(first...max(first, last))
    }
    return lines
  }
}

/// What the compiler knows of a compilation, and the modules it can import.
private struct CompiledConfiguration: BuildConfiguration {
  let compiler: StaticBuildConfiguration
  let modules: Set<String>

  func isCustomConditionSet(name: String) -> Bool { compiler.isCustomConditionSet(name: name) }
  func hasFeature(name: String) -> Bool { compiler.hasFeature(name: name) }
  func hasAttribute(name: String) -> Bool { compiler.hasAttribute(name: name) }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { compiler.isActiveTargetOS(name: name) }

  func isActiveTargetArchitecture(name: String) -> Bool {
    compiler.isActiveTargetArchitecture(name: name)
  }

  func isActiveTargetEnvironment(name: String) -> Bool {
    compiler.isActiveTargetEnvironment(name: name)
  }

  func isActiveTargetRuntime(name: String) -> Bool { compiler.isActiveTargetRuntime(name: name) }

  func isActiveTargetPointerAuthentication(name: String) -> Bool {
    compiler.isActiveTargetPointerAuthentication(name: name)
  }

  func isActiveTargetObjectFormat(name: String) -> Bool {
    compiler.isActiveTargetObjectFormat(name: name)
  }

  var targetPointerBitWidth: Int { compiler.targetPointerBitWidth }
  var targetAtomicBitWidths: [Int] { compiler.targetAtomicBitWidths }
  var endianness: Endianness { compiler.endianness }
  var languageVersion: VersionTuple { compiler.languageVersion }
  var compilerVersion: VersionTuple { compiler.compilerVersion }
}
