import Foundation
import Testing

@Suite("The inner layers") struct LayerTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for layer in ["Domain", "Data", "Presentation/ViewModels"] {
      let target = folder.file(layer)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let source = Package.folder.appending(path: "Sources/Articles/\(layer)")
      try FileManager.default.copyItem(at: source, to: target)
    }
  }

  @Test func `compile with every view and the container taken away`() throws {
    let result = try typeCheck()
    #expect(result == TypeCheck(status: 0, text: ""))
  }

  @Test func `would not compile if a view model named a view`() throws {
    try Data("let view: TerminalArticlesView? = nil\n".utf8)
      .write(to: folder.file("Presentation/ViewModels/Break.swift"))
    let result = try typeCheck()
    #expect(result.status != 0)
    #expect(result.text.contains("cannot find type 'TerminalArticlesView' in scope"))
  }

  @Test func `of the domain compile alone`() throws {
    try FileManager.default.removeItem(at: folder.file("Data"))
    try FileManager.default.removeItem(at: folder.file("Presentation"))
    #expect(try typeCheck() == TypeCheck(status: 0, text: ""))
  }

  private struct TypeCheck: Equatable {
    let status: Int32
    let text: String
  }

  private func typeCheck() throws -> TypeCheck {
    let files = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    let features = [
      "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
      "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-strict-memory-safety"]
      + ["-module-name", "Articles", "-package-name", "articles"]
      + ["-I", Package.folder.appending(path: "Sources/CArticlesSQLite").path]
      + features.flatMap { ["-enable-upcoming-feature", $0] } + sources.map(\.path).sorted()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return TypeCheck(status: process.terminationStatus, text: text)
  }
}
