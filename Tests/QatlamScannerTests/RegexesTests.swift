import Testing

/// What the scanner reads of regexes.
struct RegexesTests {
  @Test func `tells a regex from a division`() throws {
    let source = #"""
      let a = b / c / d
      let e = /x"\/y/
      let f = g.map(/h+(i)/)
      let j = (/[a-z]+/, 1 / 2)
      let k = l /^/ m
      """#
    #expect(
      try outline(source)
        == """
        variable a let valued
          · expression b 1:9
          · expression c 1:13
          · expression d 1:17
        variable e let valued
        variable f let valued = g.map(1)
          · expression g.map(1) 3:9
        variable j let valued
        variable k let valued
          · expression l 5:9
          · operatorUse /^/(2) 5:11
          · expression m 5:15
        """
    )
  }

  @Test func `takes an operator that is a value for no regex`() throws {
    let source = """
      let a = b(/, 1 / 2)
      let c = [1, 2].reduce(1, /)
      let d = (/ , /)
      """
    #expect(
      try outline(source)
        == """
        variable a let valued = b(2)
          · expression b(2) 1:9
        variable c let valued = <array>.reduce(2)
          · expression <array>.reduce(2) 2:16
        variable d let valued
        """
    )
  }

  @Test func `reads extended regexes`() throws {
    let source = #"""
      let a = #/b "c" \/ d/#.e
      let f = #/
        multi (line) / regex "
        /#
      let g = ##/h /# i/##
      """#
    #expect(
      try outline(source)
        == """
        variable a let valued = <unknown>.e
          · expression <unknown>.e 1:24
        variable f let valued
        variable g let valued
        """
    )
  }

  @Test func `names an extended regex without an end`() throws {
    let source = """
      let a = #/b
      let c = d
      """
    #expect(
      try outline(source)
        == """
        variable a let valued
        variable c let valued = d
          · expression d 2:9
        line 1: regex literal without an end
        """
    )
  }
}
