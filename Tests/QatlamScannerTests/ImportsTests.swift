import Testing

/// What the scanner reads of imports.
struct ImportsTests {
  @Test func `reads every form of an import`() throws {
    let source = """
      @testable import struct A.B.C
      public import D
      @_exported import E
      import func F.==
      @preconcurrency internal import H
      @_spi(X) import I.J
      """
    #expect(
      try outline(source)
        == """
        import struct A.B.C testable
        import D
        import E
        import func F.==
        import H
        import I.J
        """
    )
  }

  @Test func `marks imports in branches`() throws {
    let source = """
      #if canImport(G)
      import G
      #else
      import H
      #endif
      import I
      """
    #expect(
      try outline(source)
        == """
        import G conditional
        import H conditional
        import I
        """
    )
  }
}
