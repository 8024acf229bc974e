import QatlamDomain
import QatlamScanner
import Testing

/// What the scanner makes of bytes that are no plain UTF-8 text.
struct EncodingTests {
  private func scan(_ bytes: [UInt8]) throws(SkipReason) -> FileFacts {
    var scanner = FileScanner()
    return try scanner.scan(bytes, path: "Test.swift")
  }

  @Test func `skips a byte order mark and a shebang line`() throws {
    let outline = try FactsOutline("\u{FEFF}#!/usr/bin/swift let a\nlet b = c")
    #expect(
      outline.text == """
        variable b let valued = c
          · expression c 2:9
        """
    )
  }

  @Test func `ends lines at CRLF, LF and CR`() throws {
    let facts = try scan(Array("let a = 1\r\nlet b = 2\rlet c = 3\n\n\"\"\"\r\n\r\n\"\"\"".utf8))
    #expect(facts.lineStarts == [0, 11, 21, 31, 32, 37, 39])
    #expect(facts.declarations.map { facts.position(of: $0.start).line } == [1, 1, 2, 3])
  }

  @Test func `reads an empty file and one without declarations`() throws {
    #expect(try outline("") == "")
    #expect(try outline("\n\n// nothing\n") == "")
    #expect(try outline("#!/bin/sh") == "")
  }

  @Test func `notes bytes that are not UTF-8 and reads on`() throws {
    let bytes: [UInt8] =
      Array("// caf".utf8) + [0xE9] + Array("\nlet a = \"".utf8) + [0xFF, 0xFE]
      + Array("\"\nlet b = c\nlet d = ".utf8) + [0xED, 0xA0, 0x80] + Array(" e\n".utf8)
    let outline = try FactsOutline(bytes: bytes)
    #expect(
      outline.text == """
        variable a let valued
        variable b let valued = c
          · expression c 3:9
        variable d let valued = e
          · expression e 4:13
        line 1: bytes that are not UTF-8
        line 2: bytes that are not UTF-8
        line 4: bytes that are not UTF-8
        """
    )
  }

  @Test func `notes a NUL byte and reads on`() throws {
    let outline = try FactsOutline(bytes: Array("let a = b\0\nlet c = \"\0\"\nlet d = e".utf8))
    #expect(
      outline.text == """
        variable a let valued = b
          · expression b 1:9
        variable c let valued
        variable d let valued = e
          · expression e 3:9
        line 1: NUL byte
        """
    )
  }

  @Test func `reads emoji, combining marks and text that runs from right to left`() throws {
    let source = "let 👩‍👩‍👧 = e\u{301}t // \u{202E}abc\nlet שלום = \"\u{202E}\\(עולם)\""
    #expect(
      try outline(source) == """
        variable 👩‍👩‍👧 let valued = e\u{301}t
          · expression e\u{301}t 1:26
        variable שלום let valued
          · expression עולם 2:22
        """
    )
  }

  @Test func `refuses UTF-16, with and without a mark`() {
    let units = Array("struct A { let b: C }\n".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(throws: SkipReason.utf16) { try scan([0xFF, 0xFE] + little) }
    #expect(throws: SkipReason.utf16) { try scan([0xFE, 0xFF] + big) }
    #expect(throws: SkipReason.utf16) { try scan(little) }
    #expect(throws: SkipReason.utf16) { try scan(big) }
  }

  @Test func `refuses UTF-32, with and without a mark`() {
    let little = "struct A { let b: C }\n".utf8.flatMap { [$0, 0, 0, 0] as [UInt8] }
    let big = "struct A { let b: C }\n".utf8.flatMap { [0, 0, 0, $0] as [UInt8] }
    #expect(throws: SkipReason.utf32) { try scan([0xFF, 0xFE, 0, 0] + little) }
    #expect(throws: SkipReason.utf32) { try scan([0, 0, 0xFE, 0xFF] + big) }
    #expect(throws: SkipReason.utf32) { try scan(little) }
    #expect(throws: SkipReason.utf32) { try scan(big) }
  }

  @Test func `refuses binary contents`() {
    let binary = (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 7 & ($0 >> 3)) }
    #expect(throws: SkipReason.binary) { try scan(binary) }
  }
}
