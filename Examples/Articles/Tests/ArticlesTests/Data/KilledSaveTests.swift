import Foundation
import Testing

@testable import Articles

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("A save that is killed", .timeLimit(.minutes(1))) struct KilledSaveTests {
  @Test(arguments: [1, 3, 10, 25, 60, 140])
  func `loses nothing that was saved and leaves no half article`(saves: Int) async throws {
    let folder = try ScratchFolder()
    let file = folder.file("articles.sqlite")
    let acknowledged = try saved(into: file, untilKilledAfter: saves)
    #expect(acknowledged.count >= saves)

    let connection = try SQLiteConnection(file: file)
    #expect(try connection.run("PRAGMA integrity_check") == [[.text("ok")]])
    let gateway = SQLiteArticleGateway(schema: .articles) { () throws(GatewayFailure) in
      try SQLiteConnection(file: file)
    }
    let found = try await gateway.all()
    let whole = found.filter { article in
      article.title == "Saved as \(article.id)"
        && article.body == String(repeating: "\(article.id) ", count: 400)
    }
    #expect(whole == found)
    #expect(acknowledged.subtracting(found.map(\.id)) == [])
    // At most the save that the kill met is there without having been acknowledged.
    #expect(found.count <= acknowledged.count + 1)
  }

  /// Returns what the program said to have saved before it was killed.
  private func saved(into file: URL, untilKilledAfter count: Int) throws -> Set<UUID> {
    let process = Process()
    let output = Pipe()
    process.executableURL = Package.program("SaveLoop")
    process.arguments = [file.path]
    process.standardOutput = output
    try process.run()
    var said = ""
    while said.count(where: { $0 == "\n" }) < count {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the program ended by itself")
      said += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    said += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    let lines = said.split(separator: "\n")
    let ids = lines.compactMap { UUID(uuidString: String($0)) }
    #expect(ids.count == lines.count)
    return Set(ids)
  }
}
