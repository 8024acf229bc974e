import Testing

/// What the scanner reads of comments.
struct CommentsTests {
  @Test func `skips nested comments`() throws {
    let source = """
      /* outer /* inner */ still */ let a = B()
      let c = d // e.f
      /** let g = h */ let i = j
      """
    #expect(
      try outline(source)
        == """
        variable a let valued = B(0)
          · expression B(0) 1:39
        variable c let valued = d
          · expression d 2:9
        variable i let valued = j
          · expression j 3:26
        """
    )
  }

  @Test func `keeps comments that speak to Qatlam`() throws {
    let source = """
      // qatlam:allow dependency -- reason
      /* first
         qatlam:allow import -- other   */
      let c = 1 // qatlam:allow leak -- third
      /* qatlam:allow x -- y */ let d = 2
      """
    #expect(
      try outline(source)
        == """
        variable c let valued
        variable d let valued
        comment qatlam:allow dependency -- reason alone at top
        comment qatlam:allow import -- other alone at top
        comment qatlam:allow leak -- third
        comment qatlam:allow x -- y alone
        """
    )
  }

  @Test func `marks generated code by its header`() throws {
    let source = """
      // Code from a template - DO NOT EDIT
      import Foo
      """
    #expect(
      try outline(source)
        == """
        import Foo
        generated
        """
    )
  }

  @Test func `takes no marker behind the header`() throws {
    let source = """
      import Foo
      // DO NOT EDIT
      """
    #expect(
      try outline(source)
        == """
        import Foo
        """
    )
  }

  @Test func `names a comment without an end`() throws {
    let source = """
      let a = b
      /* let c = d
      /* e */
      """
    #expect(
      try outline(source)
        == """
        variable a let valued = b
          · expression b 1:9
        line 2: comment without an end
        """
    )
  }
}
