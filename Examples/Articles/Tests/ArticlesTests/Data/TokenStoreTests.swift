import Foundation
import Testing

@testable import Articles

@Suite("The session's file") struct TokenStoreTests {
  private let folder: ScratchFolder
  private let file: URL

  init() throws {
    folder = try ScratchFolder()
    file = folder.file("deep/sessions.json")
  }

  @Test func `knows no session before one is kept`() throws {
    #expect(try store("http://a").token() == nil)
  }

  @Test func `keeps the last session of each server, and gives it to no other`() throws {
    try store("http://a").keep(SessionToken(text: "old"))
    try store("http://a").keep(SessionToken(text: "new"))
    try store("http://b").keep(SessionToken(text: "other"))
    let tokens = try ["http://a", "http://b", "http://c"].map { try store($0).token() }
    #expect(tokens == [SessionToken(text: "new"), SessionToken(text: "other"), nil])
  }

  @Test func `is its owner's alone, and so is its folder`() throws {
    try store("http://a").keep(SessionToken(text: "t"))
    try store("http://a").keep(SessionToken(text: "u"))
    let deep = file.deletingLastPathComponent()
    let permissions = try [file, deep].map { url in
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(permissions == [0o600, 0o700])
    // No draft of the file is left beside it.
    #expect(try FileManager.default.contentsOfDirectory(atPath: deep.path) == ["sessions.json"])
  }

  @Test func `is not replaced where it is damaged`() throws {
    try PrivateFile.write(Data("{".utf8), to: file)
    let expected = GatewayFailure.sessionNotKept(
      "\(file.path) cannot be read; delete it and sign in again"
    )
    let failures = [
      #expect(throws: GatewayFailure.self) { try store("http://a").token() },
      #expect(throws: GatewayFailure.self) {
        try store("http://a").keep(SessionToken(text: "t"))
      },
    ]
    #expect(failures == [expected, expected])
    #expect(try Data(contentsOf: file) == Data("{".utf8))
  }

  @Test func `says when it cannot be written`() throws {
    try Data().write(to: folder.file("deep"))
    let failure = #expect(throws: GatewayFailure.self) {
      try store("http://a").keep(SessionToken(text: "t"))
    }
    #expect(failure == .sessionNotKept("\(file.path) cannot be written"))
  }

  @Test func `shows a session in no text`() {
    let token = SessionToken(text: "secret")
    let request = HTTPRequest(method: .put, path: [], token: token)
    var dumped = ""
    dump(request, to: &dumped)
    let texts = ["\(token)", String(reflecting: token), "\(request)", dumped]
    #expect(texts.filter { $0.contains("secret") } == [])
  }

  private func store(_ server: String) -> FileTokenStore {
    FileTokenStore(file: file, server: server)
  }
}
