import Testing

/// What the scanner reads of strings.
struct StringsTests {
  @Test func `reads interpolations as code and the rest as text`() throws {
    let source = #"""
      let a = "x \(b.c(1)) y"
      let d = "no \\(code) \" here"
      let e = "\(f == 1 ? "m" : "\(n)")".count
      """#
    #expect(
      try outline(source)
        == """
        variable a let valued
          · expression b.c(1) 1:14
        variable d let valued
        variable e let valued = <string>.count
          · expression f 3:12
          · expression n 3:30
          · expression <string>.count 3:36
        """
    )
  }

  @Test func `reads raw strings by the number of their signs`() throws {
    let source = ###"""
      let a = #"raw \(no) \#(e.f) "quote""#
      let b = ##"a "# \#(x) \##(y)"##
      let c = #""""#
      let d = #"\"#
      """###
    #expect(
      try outline(source)
        == """
        variable a let valued
          · expression e.f 1:24
        variable b let valued
          · expression y 2:27
        variable c let valued
        variable d let valued
        """
    )
  }

  @Test func `reads strings over several lines`() throws {
    let source = ###"""
      let g = """
        multi \(h { $0.i }) "quoted" \("nested \(j)")
        \""" // no comment \(k)
        """
      let l = #"""
        \(no) \#(m) """
        """#
      """###
    #expect(
      try outline(source)
        == """
        variable g let valued
          · expression h(1){} 2:11
          · expression j 2:44
          · expression k 3:24
          closure body ← argument 0 of h
            · expression $0.i 2:15
        variable l let valued
          · expression m 6:12
        """
    )
  }

  @Test func `reads closures, comments and brackets inside interpolations`() throws {
    let source = #"""
      let a = "\(b.map { (c: D) in /* ) */ c[e] }) \([f, (g)]) \(h, default: i)"
      """#
    #expect(
      try outline(source)
        == """
        variable a let valued
          · expression b.map(1){} 1:12
          · expression f 1:49
          · expression g 1:53
          · expression h 1:60
          · expression i 1:72
          closure body ← argument 0 of map
            · typeAnnotation D 1:24
            · expression c[] 1:38
            · expression e 1:40
            parameter c let unlabelled : D
        """
    )
  }

  @Test func `ends an open string at the line's end`() throws {
    let source = #"""
      let a = "open \(b
      let c = d
      let e = "unterminated
      let f = g
      """#
    #expect(
      try outline(source)
        == """
        variable a let valued
          · expression b 1:17
        variable c let valued = d
          · expression d 2:9
        variable e let valued
        variable f let valued = g
          · expression g 4:9
        line 1: string without an end
        line 3: string without an end
        """
    )
  }

  @Test func `ends an open string over several lines at the next declaration`() throws {
    let source = #"""
      let u = """
       \(a
      func f() {}
      """#
    #expect(
      try outline(source)
        == """
        variable u let valued
          · expression a 2:4
        function f body
        line 1: string without an end
        """
    )
  }
}
