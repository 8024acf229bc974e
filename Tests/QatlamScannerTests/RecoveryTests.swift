import Testing

/// What the scanner reads of recovery.
struct RecoveryTests {
  @Test func `goes on at the next declaration when brackets stay open`() throws {
    let source = """
      func f() { let x = g(
      func h() { i() }
      }
      class J { func k( }
      let l = [m, n
      struct O { let p: Q }
      let r = s)
      """
    #expect(
      try outline(source)
        == """
        function f body
          variable x let valued = g(0) from 1:22
            · expression g(0) 1:20
          function h body
            · expression i(0) 2:12
        class J
          function k
        variable l let valued
          · expression m 5:10
          · expression n 5:13
        struct O
          variable p let : Q
            · typeAnnotation Q 6:19
        variable r let valued = s
          · expression s 7:9
        line 2: unbalanced brackets
        line 4: unbalanced brackets
        line 6: unbalanced brackets
        line 7: unbalanced brackets
        """
    )
  }

  @Test func `goes on at the margin when braces stay open`() throws {
    let source = """
      struct A {
        func f() {
          if x { y(
        }
      extension B { func c() {} }
      import D
      struct E {
        let f: G
      }
      """
    #expect(
      try outline(source)
        == """
        import D
        struct A
          function f body
            block
              · expression x 3:8
              · expression y(0) 3:12
        extension B : B
          · extendedType B 5:11
          function c body
        struct E
          variable f let : G
            · typeAnnotation G 8:10
        line 4: unbalanced brackets
        line 5: unbalanced brackets
        """
    )
  }

  @Test func `reads both sides of a conflict`() throws {
    let source = """
      class A {
      <<<<<<< HEAD
        let b: C
      ||||||| base
        let b: B
      =======
        let b: D
      >>>>>>> other
      }
      """
    #expect(
      try outline(source)
        == """
        class A
          variable b let : C
            · typeAnnotation C 3:10
          variable b let : B
            · typeAnnotation B 5:10
          variable b let : D
            · typeAnnotation D 7:10
        line 2: merge conflict marker
        line 4: merge conflict marker
        line 6: merge conflict marker
        line 8: merge conflict marker
        """
    )
  }

  @Test func `reads on behind what is no Swift`() throws {
    let source = """
      let a = b # c
      let d = ` e
      struct F { ¿ let g: H }
      """
    #expect(
      try outline(source)
        == """
        · expression c 1:13
        variable a let valued = b
          · expression b 1:9
        variable d let valued = e
          · expression e 2:11
        struct F
          · operatorUse ¿(1) 3:12
          variable g let : H
            · typeAnnotation H 3:22
        line 1: text that is not Swift
        line 2: text that is not Swift
        """
    )
  }

  @Test func `reads half a member`() throws {
    let source = """
      func f() {
        a.
        b.c.
      }
      let d = e.
      """
    #expect(
      try outline(source)
        == """
        function f body
          · expression a.b.c 2:3
        variable d let valued = e
          · expression e 5:9
        """
    )
  }
}
