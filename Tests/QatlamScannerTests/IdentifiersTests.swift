import Testing

/// What the scanner reads of identifiers.
struct IdentifiersTests {
  @Test func `takes names in back-ticks for no keywords`() throws {
    let source = """
      let `class` = `default`.`self`
      let `a sentence` = `another one`()
      enum `E` { case `init`, `for` }
      """
    #expect(
      try outline(source)
        == """
        variable class let valued = default.self
          · expression default.self 1:15
        variable a sentence let valued = another one(0)
          · expression another one(0) 2:20
        enum E
          enumCase init
          enumCase for
        """
    )
  }

  @Test func `reads names and operators beyond ASCII`() throws {
    let source = """
      let é = naïve + 你好.世界
      let 👨‍👩‍👧 = family
      func ≠ (a: A, b: B) -> Bool { a ≠ b }
      let w = a ∘ b
      """
    #expect(
      try outline(source)
        == """
        variable é let valued
          · expression naïve 1:10
          · expression 你好.世界 1:19
        variable 👨‍👩‍👧 let valued = family
          · expression family 2:26
        function ≠ body : Bool
          · typeAnnotation Bool 3:26
          · expression a 3:33
          · operatorUse ≠(2) 3:35
          · expression b 3:39
          parameter a: a : A
            · typeAnnotation A 3:14
          parameter b: b : B
            · typeAnnotation B 3:20
        variable w let valued
          · expression a 4:9
          · operatorUse ∘(2) 4:11
          · expression b 4:15
        """
    )
  }

  @Test func `takes contextual words for names where they are names`() throws {
    let source = """
      let open = package, get = set, x = left
      actor.ff()
      package.gg = macro(open)
      some.dd = any.ee
      prefix(3)
      left + right
      each.x = y
      func async() {}
      let any: L = some
      struct Type { let `self`: M; var `init`: N; let Protocol: O }
      foo(async: a, in: b, for: c, default: d, case: e)
      x = y.Type.self.if.for(in: z).default
      """
    #expect(
      try outline(source)
        == """
        · expression actor.ff(0) 2:1
        · expression package.gg 3:1
        · expression macro(1) 3:14
        · expression open 3:20
        · expression some.dd 4:1
        · expression any.ee 4:11
        · expression prefix(1) 5:1
        · expression left 6:1
        · expression right 6:8
        · expression each.x 7:1
        · expression y 7:10
        · expression foo(5) 11:1
        · expression a 11:12
        · expression b 11:19
        · expression c 11:27
        · expression d 11:39
        · expression e 11:48
        · expression x 12:1
        · expression y.Type.self.if.for(1).default 12:5
        · expression z 12:28
        variable open let valued = package
          · expression package 1:12
        variable get let valued = set
          · expression set 1:27
        variable x let valued = left
          · expression left 1:36
        function async body
        variable any let valued : L = some
          · typeAnnotation L 9:10
          · expression some 9:14
        struct Type
          variable self let : M
            · typeAnnotation M 10:27
          variable init : N
            · typeAnnotation N 10:42
          variable Protocol let : O
            · typeAnnotation O 10:59
        """
    )
  }

  @Test func `takes keywords for labels of parameters`() throws {
    let source = """
      func f(if a: B, for: C, in d: inout E, _: F, self g: G) {}
      func h(
        for i: J,
        while k: L,
        default m: N
      ) {}
      """
    #expect(
      try outline(source)
        == """
        function f body
          parameter if: a : B
            · typeAnnotation B 1:14
          parameter for: for : C
            · typeAnnotation C 1:22
          parameter in: d : E
            · typeAnnotation E 1:37
          parameter _ unlabelled : F
            · typeAnnotation F 1:43
          parameter self: g : G
            · typeAnnotation G 1:54
        function h body
          parameter for: i : J
            · typeAnnotation J 3:10
          parameter while: k : L
            · typeAnnotation L 4:12
          parameter default: m : N
            · typeAnnotation N 5:14
        """
    )
  }

  @Test func `reads numbers in every form`() throws {
    let source = """
      let a = 0x1F, b = 0b10_1, c = 1_000.5e-3, d = 0x1.8p3
      let e = 1.description, f = t.0.1.name, g = 1...3
      let h = 0..<n, i = 1.5.rounded(), j = 0xFF.k
      """
    #expect(
      try outline(source)
        == """
        variable a let valued
        variable b let valued
        variable c let valued
        variable d let valued
        variable e let valued = <integer>.description
          · expression <integer>.description 2:11
        variable f let valued = t.0.1.name
          · expression t.0.1.name 2:28
        variable g let valued
        variable h let valued
          · expression n 3:13
        variable i let valued = <floatingPoint>.rounded(0)
          · expression <floatingPoint>.rounded(0) 3:24
        variable j let valued = <integer>.k
          · expression <integer>.k 3:44
        """
    )
  }
}
