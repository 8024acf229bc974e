import Foundation
import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

@Suite("A user's caches")
struct UserCachesTests {
  private let pieces: [[UInt8]] = [Array("one ".utf8), [], Array("two".utf8)]

  private func keep(_ pieces: [[UInt8]], of folder: String, in caches: UserCaches) {
    var rest = pieces[...]
    caches.keep(cacheOf: folder) { rest.popFirst() }
  }

  private func text(of folder: String, in caches: UserCaches) -> String? {
    guard let cache = caches.cache(of: folder), let bytes = cache.bytes(in: 0..<cache.count) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of the only cache in a folder.
  private func file(in scratch: borrowing ScratchFolder) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("a/caches"))
    #expect(names.count == 1)
    return scratch.path("a/caches/\(try #require(names.first))")
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `are kept for each folder, in a place that only the user can read`() throws {
    let scratch = try ScratchFolder()
    let caches = try #require(UserCaches(in: scratch.path("a/caches")))
    #expect(text(of: "/App", in: caches) == nil)
    keep(pieces, of: "/App", in: caches)
    #expect(text(of: "/App", in: caches) == "one two")
    #expect(text(of: "/Ap", in: caches) == nil)
    #expect(try mode(of: scratch.path("a/caches")) == 0o700)
    #expect(try mode(of: file(in: scratch)) == 0o600)
    keep([Array("three".utf8)], of: "/App", in: caches)
    #expect(text(of: "/App", in: caches) == "three")
    _ = try file(in: scratch)
  }

  @Test func `give the bytes that are asked for, or none`() throws {
    let scratch = try ScratchFolder()
    let caches = try #require(UserCaches(in: scratch.path("a/caches")))
    keep(pieces, of: "/App", in: caches)
    let cache = try #require(caches.cache(of: "/App"))
    #expect(cache.count == 7)
    #expect(cache.bytes(in: 4..<7) == Array("two".utf8))
    #expect(cache.bytes(in: 2..<2) == [])
    #expect(cache.bytes(in: 4..<8) == nil)
    #expect(cache.bytes(in: -1..<3) == nil)
    let other = try FileHandle(forWritingTo: URL(filePath: file(in: scratch)))
    try other.truncate(atOffset: 3)
    #expect(cache.bytes(in: 4..<7) == nil)
    #expect(text(of: "/App", in: caches) == nil)
  }

  @Test func `are not believed where others can write them, or they are somewhere else`() throws {
    let scratch = try ScratchFolder()
    let caches = try #require(UserCaches(in: scratch.path("a/caches")))
    keep(pieces, of: "/App", in: caches)
    let path = try file(in: scratch)
    try FileManager.default.setAttributes([.posixPermissions: 0o620], ofItemAtPath: path)
    #expect(text(of: "/App", in: caches) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(text(of: "/App", in: caches) == "one two")
    try FileManager.default.moveItem(atPath: path, toPath: scratch.path("moved"))
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: scratch.path("moved")
    )
    #expect(text(of: "/App", in: caches) == nil)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(text(of: "/App", in: caches) == nil)
    keep(pieces, of: "/App", in: caches)
    #expect(text(of: "/App", in: caches) == nil)
  }

  @Test func `are not believed where another program or folder is named in them`() throws {
    let scratch = try ScratchFolder()
    let caches = try #require(UserCaches(in: scratch.path("a/caches")))
    keep(pieces, of: "/App", in: caches)
    let path = try file(in: scratch)
    let good = try #require(FileManager.default.contents(atPath: path))
    for index in 0..<good.count - 7 {
      var bad = good
      bad[index] ^= 1
      try bad.write(to: URL(filePath: path))
      #expect(text(of: "/App", in: caches) == nil, "byte \(index)")
    }
    try good.write(to: URL(filePath: path))
    #expect(text(of: "/App", in: caches) == "one two")
  }

  @Test func `leave out what nobody has used for a month, and what was never finished`() throws {
    let scratch = try ScratchFolder()
    let caches = try #require(UserCaches(in: scratch.path("a/caches")))
    let now = Date.now
    let day: TimeInterval = 24 * 3_600
    for (name, age) in [
      ("aaaa.cache", 31), ("bbbb.cache", 29), ("aaaa.cache.1f", 2), ("notes.txt", 99),
      ("zzzz.cache", 99), ("bbbb.cache.2e", 0),
    ] {
      try scratch.write("a/caches/\(name)", "old")
      try FileManager.default.setAttributes(
        [.modificationDate: now.addingTimeInterval(-day * Double(age))],
        ofItemAtPath: scratch.path("a/caches/\(name)")
      )
    }
    keep(pieces, of: "/App", in: caches)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("a/caches"))
    #expect(
      names.filter { ["aaaa", "bbbb", "note", "zzzz"].contains($0.prefix(4)) }.sorted()
        == ["bbbb.cache", "bbbb.cache.2e", "notes.txt", "zzzz.cache"]
    )
    #expect(text(of: "/App", in: caches) == "one two")
  }

  @Test func `count as used where they are read`() throws {
    let scratch = try ScratchFolder()
    let caches = try #require(UserCaches(in: scratch.path("a/caches")))
    keep(pieces, of: "/App", in: caches)
    let path = try file(in: scratch)
    let old = Date.now.addingTimeInterval(-40 * 24 * 3_600)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(text(of: "/App", in: caches) == "one two")
    keep(pieces, of: "/Other", in: caches)
    #expect(text(of: "/App", in: caches) == "one two")
  }

  @Test func `are read whatever their date is`() throws {
    let scratch = try ScratchFolder()
    let caches = try #require(UserCaches(in: scratch.path("a/caches")))
    keep(pieces, of: "/App", in: caches)
    let path = try file(in: scratch)
    for year in [1902.0, 1970, 2100, 2285, 2400] {
      let date = Date(timeIntervalSince1970: (year - 1970) * 31_556_952)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      #expect(text(of: "/App", in: caches) == "one two", "\(year)")
    }
  }

  @Test func `are none where none can be written`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("a", "a file")
    let caches = try #require(UserCaches(in: scratch.path("a/caches")))
    keep(pieces, of: "/App", in: caches)
    #expect(text(of: "/App", in: caches) == nil)
    #expect(try scratch.paths() == ["a"])
  }
}
