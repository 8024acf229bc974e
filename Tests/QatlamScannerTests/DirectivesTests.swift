import Testing

/// What the scanner reads of directives.
struct DirectivesTests {
  @Test func `reads every branch among members and statements`() throws {
    let source = """
      class C {
        #if D
        let e: F
        #elseif os(Linux) ||
          canImport(X)
        let e: G
        #else
        func h() {}
        #endif
        func u() {
          v()
          #if W
          x()
          #endif
          let y = z
        }
      }
      """
    #expect(
      try outline(source)
        == """
        class C
          variable e let conditional : F
            · typeAnnotation F 3:10
          variable e let conditional : G
            · typeAnnotation G 6:10
          function h conditional body
          function u body
            · expression v(0) 11:5
            · expression x(0) 13:5
            variable y let valued = z from 15:14
              · expression z 15:13
        """
    )
  }

  @Test func `reads branches in a chain of members`() throws {
    let source = """
      let h = Text("x")
        #if os(iOS)
        .padding(i)
        #else
        .font(.j)
        #endif
        .frame()
      """
    #expect(
      try outline(source)
        == """
        variable h let valued
          · expression Text(1).padding(1) 1:9
          · expression i 3:12
          · expression <unknown>.font(1) 5:4
          · expression .j 5:10 ← argument 0 of font
          · expression <unknown>.frame(0) 7:4
        """
    )
  }

  @Test func `reads branches in literals, accessors and attributes`() throws {
    let source = """
      #if A
      @B
      #endif
      class C {
        let k = [
          l,
          #if M
          n,
          #endif
          o
        ]
        var p: Q {
          #if R
          get { s }
          #endif
          set { t }
        }
      }
      """
    #expect(
      try outline(source)
        == """
        class C
          · attribute B 2:2
          variable k let valued
            · expression l 6:5
            · expression n 8:5
            · expression o 10:5
          variable p computed body : Q
            · typeAnnotation Q 12:10
            block conditional body
              · expression s 14:11
            block body
              · expression t 16:11
              variable newValue let implicit : Q
        """
    )
  }

  @Test func `reads branches with unbalanced code apart`() throws {
    let source = """
      #if A
      func b() {
      #else
      struct C {
      #endif
      struct D {}
      """
    #expect(
      try outline(source)
        == """
        function b conditional body
        struct C conditional
        struct D
        line 4: unbalanced brackets
        line 6: unbalanced brackets
        """
    )
  }
}
