import Foundation
import OracleIndex
package import OracleReferences
import OracleSyntax

/// A package and what its debug build left.
package struct BuildFolder {
  /// The package's folder, absolute.
  package let root: String

  private var build: URL { URL(filePath: root).appending(path: ".build/debug") }

  /// Locates a package.
  package init(package: String) {
    root = URL(filePath: package).resolvingSymlinksInPath().path
  }

  /// Builds the package and its tests, with the index.
  package func make() throws {
    _ = try Program(
      name: "swift",
      arguments: ["build", "--build-tests", "--enable-index-store", "--package-path", root]
    ).output()
  }

  /// Reads what the compiler knows of the package; files that are made by the build are none of it.
  package func read() async throws -> BuiltPackage {
    let own = root + "/"
    let store = try IndexStore(path: build.appending(path: "index/store").path)
    let indexed = try store.files { path in
      path.hasPrefix(own) && !path.hasPrefix(own + ".build/")
        && FileManager.default.fileExists(atPath: path)
    }
    // A file that was compiled under a link's name is judged by its own.
    let files = Dictionary(grouping: indexed) { file in
      String(URL(filePath: file.path).resolvingSymlinksInPath().path.dropFirst(own.count))
    }
    var sources: [String: SourceText] = [:]
    var bytes: [String: [UInt8]] = [:]
    for path in files.keys {
      let contents = [UInt8](try Data(contentsOf: URL(filePath: own + path)))
      bytes[path] = contents
      sources[path] = SourceText(contents)
    }
    return BuiltPackage(
      root: root,
      files: files,
      sources: sources,
      inactiveLines: try await inactiveLines(of: files, bytes)
    )
  }

  private func inactiveLines(
    of files: [String: [IndexedFile]],
    _ bytes: [String: [UInt8]]
  ) async throws -> [String: Set<Int>] {
    let flags = try CompilerFlags(
      description: URL(filePath: root).appending(path: ".build/debug.yaml")
    )
    let modules = try importableModules()
    var finders: [String: InactiveLines] = [:]
    for module in Set(files.values.joined().map(\.module)) {
      let configuration = try Program(
        name: "swiftc",
        arguments: ["-frontend", "-print-static-build-config"] + flags[module]
      ).output()
      finders[module] = InactiveLines(configuration: configuration, modules: modules)
    }
    let all = finders
    return try await DeepThread.run {
      Result {
        var lines: [String: Set<Int>] = [:]
        for (path, compiled) in files {
          for file in compiled {
            guard let found = try all[file.module]?.lines(of: bytes[path] ?? []) else { continue }
            // What one module leaves out, another may take.
            lines[path] = lines[path]?.intersection(found) ?? found
          }
        }
        return lines
      }
    }.get()
  }

  /// The names of the modules that `canImport` finds: the toolchain's and the package's.
  private func importableModules() throws -> Set<String> {
    let information = try Program(name: "swiftc", arguments: ["-print-target-info"]).output()
    let target = try JSONDecoder().decode(TargetInformation.self, from: information)
    var folders = target.paths.runtimeLibraryImportPaths.map { URL(filePath: $0) }
    folders.append(build.appending(path: "Modules"))
    var names: Set<String> = []
    for folder in folders {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for entry in entries where entry.hasSuffix(".swiftmodule") {
        names.insert(String(entry.dropLast(".swiftmodule".count)))
      }
    }
    return names
  }
}

/// What `swiftc -print-target-info` prints, as far as it matters.
private struct TargetInformation: Decodable {
  struct Paths: Decodable {
    let runtimeLibraryImportPaths: [String]
  }

  let paths: Paths
}
