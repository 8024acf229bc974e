import Testing

/// What the scanner reads of locals.
struct LocalsTests {
  @Test func `reads local variables as visible behind their value`() throws {
    let source = """
      func f() {
        let a = a, b = a
        async let c = d(), e = g()
        let (h, i) = j
        var k: L
        func m() { let n = o }
      }
      """
    #expect(
      try outline(source)
        == """
        function f body
          · expression j 4:16
          variable a let valued = a from 2:12
            · expression a 2:11
          variable b let valued = a from 2:19
            · expression a 2:18
          variable c async let valued = d(0) from 3:20
            · expression d(0) 3:17
          variable e async let valued = g(0) from 3:29
            · expression g(0) 3:26
          variable h let valued pattern = j from 4:17
          variable i let valued pattern = j from 4:17
          variable k : L from 5:11
            · typeAnnotation L 5:10
          function m body
            variable n let valued = o from 6:23
              · expression o 6:22
        """
    )
  }
}
