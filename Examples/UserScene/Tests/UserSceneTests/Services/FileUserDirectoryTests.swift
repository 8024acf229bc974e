import Foundation
import Testing

@testable import UserScene

/// The directory on real files.
@Suite("A file of users")
struct FileUserDirectoryTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `brings the user of a number, missing values as none`() async throws {
    let path = try folder.write(#"[{"id":8},{"id":7,"name":"Lola","email":null}]"#, to: "u.json")
    let directory = FileUserDirectory(path: path)

    #expect(try await directory.user(id: 7) == User(id: 7, name: "Lola", email: nil))
    #expect(try await directory.user(id: 8) == .nameless)
    await #expect(throws: DirectoryFailure.notFound) { try await directory.user(id: 9) }
  }

  @Test func `replaces one user and leaves nothing else beside the file`() async throws {
    let path = try folder.write(#"[{"id":8},{"id":7,"name":"Lola"},{"id":1}]"#, to: "u.json")

    let kept = try await FileUserDirectory(path: path).save(.lola)

    #expect(kept == .lola)
    #expect(
      try folder.read("u.json") == """
        [
          {
            "email" : null,
            "id" : 8,
            "name" : null
          },
          {
            "email" : "lola@example.com",
            "id" : 7,
            "name" : "Lola"
          },
          {
            "email" : null,
            "id" : 1,
            "name" : null
          }
        ]
        """
    )
    #expect(try folder.names() == ["u.json"])
  }

  @Test func `begins with its seed and writes the file on the first saving`() async throws {
    let path = folder.path + "/deep/er/u.json"
    let directory = FileUserDirectory(path: path, seed: [.nameless, .lola])
    #expect(try await directory.user(id: 7) == .lola)
    #expect(try folder.names() == [])

    _ = try await directory.save(User(id: 8, name: "A", email: nil))

    let again = FileUserDirectory(path: path)
    #expect(try await again.user(id: 8) == User(id: 8, name: "A", email: nil))
    #expect(try await again.user(id: 7) == .lola)
  }

  @Test func `keeps a link a link`() async throws {
    let path = try folder.write(#"[{"id":7}]"#, to: "real.json")
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)

    _ = try await FileUserDirectory(path: link).save(.lola)

    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect(try await FileUserDirectory(path: path).user(id: 7) == .lola)
  }

  @Test func `does not add a user`() async throws {
    let path = try folder.write("[]", to: "u.json")

    await #expect(throws: DirectoryFailure.notFound) {
      try await FileUserDirectory(path: path).save(.lola)
    }
    #expect(try folder.read("u.json") == "[]")
  }

  @Test(arguments: [
    ("", ""),
    ("{}", ""),
    ("[{\"id\":1},\n\n{\"id\":2 x}]", ":3"),
    (#"[{"id":1},{"id":2,"email":5}]"#, "[1].email"),
    (#"[{"name":"A"}]"#, "[0].id"),
    (#"[{"id":1.5}]"#, ""),
    (#"[{"id":1},{"id":1}]"#, ""),
  ])
  func `says where it cannot be read, and is left as it is`(
    text: String,
    spot: String
  ) async throws {
    let path = try folder.write(text, to: "u.json")
    let directory = FileUserDirectory(path: path)

    await #expect(throws: DirectoryFailure.unreadable(place: path + spot)) {
      try await directory.user(id: 1)
    }
    await #expect(throws: DirectoryFailure.unreadable(place: path + spot)) {
      try await directory.save(User(id: 1, name: nil, email: nil))
    }
    #expect(try folder.read("u.json") == text)
  }

  @Test func `says that it is missing, or no file at all`() async {
    let missing = folder.path + "/missing.json"

    await #expect(throws: DirectoryFailure.noAccess(path: missing)) {
      try await FileUserDirectory(path: missing).user(id: 1)
    }
    await #expect(throws: DirectoryFailure.noAccess(path: folder.path)) {
      try await FileUserDirectory(path: folder.path, seed: []).user(id: 1)
    }
  }

  @Test func `says that it cannot be written`() async throws {
    let file = try folder.write("", to: "file")
    let path = file + "/below/u.json"

    await #expect(throws: DirectoryFailure.notWritten(path: path)) {
      try await FileUserDirectory(path: path, seed: [.lola]).save(.lola)
    }
    #expect(try folder.names() == ["file"])
  }
}
