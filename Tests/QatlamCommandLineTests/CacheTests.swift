import Foundation
import QatlamTestSupport
import Testing

/// A check of a tree that is large enough for a cache.
@Suite("The cache of a check")
struct CacheTests {
  /// A tree with two breaks.
  private func fill(_ folder: borrowing ScratchFolder) throws {
    for number in 0..<1_000 {
      try folder.write("App/Domain/Entities/Entity\(number).swift", "struct Entity\(number) {}\n")
    }
    try folder.write("App/Data/API/Client.swift", "struct Client {}\n")
    for name in ["Cart", "Order"] {
      try folder.write(
        "App/Domain/Entities/\(name).swift",
        "struct \(name) { let client: Client }\n"
      )
    }
  }

  private let check = ["check", "App", "--style", "clean", "--rules", "dependency"]

  @Test func `changes nothing of a report, and follows every change`() throws {
    let folder = try ScratchFolder()
    try fill(folder)
    let qatlam = try Qatlam()
    let home = ["XDG_CACHE_HOME": folder.path("caches"), "QATLAM_NO_CACHE": ""]
    let fresh = try qatlam(check + ["--no-cache"], in: folder.path, environment: home)
    #expect(fresh.status == 1)
    #expect(try folder.names() == ["App"])
    let first = try qatlam(check, in: folder.path, environment: home)
    #expect(try folder.names() == ["App", "caches"])
    let second = try qatlam(check, in: folder.path, environment: home)
    #expect([first, second] == [fresh, fresh])
    // Neither size nor time tells that the file is another.
    let path = folder.path("App/Domain/Entities/Cart.swift")
    let times = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try folder.write(
      "App/Domain/Entities/Cart.swift",
      "struct Cart { let client: Int32_ }\n"
    )
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(times)],
      ofItemAtPath: path
    )
    let mended = try qatlam(check, in: folder.path, environment: home)
    #expect(mended.output != fresh.output)
    #expect(
      try mended == qatlam(check + ["--no-cache"], in: folder.path, environment: home)
    )
  }

  @Test func `is not there where it is not wanted, or cannot be`() throws {
    let folder = try ScratchFolder()
    try fill(folder)
    let qatlam = try Qatlam()
    let home = ["XDG_CACHE_HOME": folder.path("caches")]
    let unwanted = try qatlam(
      check,
      in: folder.path,
      environment: home.merging(["QATLAM_NO_CACHE": "1"]) { $1 }
    )
    #expect(try folder.names() == ["App"])
    try folder.write("caches", "a file")
    let impossible = try qatlam(check, in: folder.path, environment: home)
    #expect(impossible == unwanted)
    #expect(folder.text("caches") == "a file")
  }
}
