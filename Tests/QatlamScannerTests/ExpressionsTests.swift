import Testing

/// What the scanner reads of expressions.
struct ExpressionsTests {
  @Test func `makes one chain of members, calls and subscripts`() throws {
    let source = """
      let aa = v[w][x](y)(z)
      let bb = cc()()
      let dd = x?.y?.z! + w![0]!.u
      let ee = ff.gg(hh).ii { jj }.kk
      let ll = Module::Type.member
      """
    #expect(
      try outline(source)
        == """
        variable aa let valued = v[]…
          · expression v[]… 1:10
          · expression w 1:12
          · expression x 1:15
          · expression y 1:18
          · expression z 1:21
        variable bb let valued = cc(0)…
          · expression cc(0)… 2:10
        variable dd let valued
          · expression x?.y?.z! 3:10
          · expression w[]!.u 3:21
        variable ee let valued = ff.gg(1).ii(1){}.kk
          · expression ff.gg(1).ii(1){}.kk 4:10
          · expression hh 4:16
          closure body ← argument 0 of ii
            · expression jj 4:25
        variable ll let valued = Module::.Type.member
          · expression Module::.Type.member 5:10
        """
    )
  }

  @Test func `gives literals as what a chain begins with`() throws {
    let source = """
      let a = "b".c, d = 1.e, f = 1.5.g, h = true.i, j = [k].l, m = [n: o].p, q = (r).s
      """
    #expect(
      try outline(source)
        == """
        variable a let valued = <string>.c
          · expression <string>.c 1:13
        variable d let valued = <integer>.e
          · expression <integer>.e 1:22
        variable f let valued = <floatingPoint>.g
          · expression <floatingPoint>.g 1:33
        variable h let valued = <boolean>.i
          · expression <boolean>.i 1:45
        variable j let valued = <array>.l
          · expression k 1:53
          · expression <array>.l 1:56
        variable m let valued = <dictionary>.p
          · expression n 1:64
          · expression o 1:67
          · expression <dictionary>.p 1:70
        variable q let valued = <unknown>.s
          · expression r 1:78
          · expression <unknown>.s 1:81 ← member of r
        """
    )
  }

  @Test func `gives implicit members the context of their place`() throws {
    let source = #"""
      let a: B = .c
      d.e = f ? .g : .h
      i(.j, k: .l(.m))
      let n = o == .p || .q != r
      let s = t ?? .u
      let v: [W] = [.x, [.y]]
      let z = ["a": .b]
      func c(d: E = .f) -> G { return .h }
      let g: H = "\(.i)"
      j(&k, -.l, .m + n)
      """#
    #expect(
      try outline(source)
        == """
        · expression d.e 2:1
        · expression f 2:7
        · expression .g 2:12 ← assigned to d.e
        · expression .h 2:17 ← assigned to d.e
        · expression i(2) 3:1
        · expression .j 3:4 ← argument 0 of i
        · expression .l(1) 3:11 ← argument 1 k: of i
        · expression .m 3:14 ← argument 0 of l
        · expression j(3) 10:1
        · expression k 10:4
        · expression .l 10:9 ← argument 1 of j
        · expression .m 10:13 ← argument 2 of j
        · expression n 10:17
        variable a let valued : B = .c
          · typeAnnotation B 1:8
          · expression .c 1:13 ← value of a
        variable n let valued
          · expression o 4:9
          · expression .p 4:15 ← beside o
          · expression .q 4:21 ← beside r
          · expression r 4:26
        variable s let valued = t
          · expression t 5:9
          · expression .u 5:15 ← beside t
        variable v let valued : [W]
          · typeAnnotation W 6:9
          · expression .x 6:16 ← element ← value of v
          · expression .y 6:21 ← element ← element ← value of v
        variable z let valued
          · expression .b 7:16 ← element ← value of z
        function c body : G
          · typeAnnotation G 8:22
          · expression .h 8:34 ← result of function c
          parameter d: d valued : E = .f
            · typeAnnotation E 8:11
            · expression .f 8:16 ← value of d
        variable g let valued : H
          · typeAnnotation H 9:8
          · expression .i 9:16
        """
    )
  }

  @Test func `finds casts`() throws {
    let source = """
      let hh = x as! II, jj = x is KK ? ll : mm
      let nn = (oo as? PP)?.qq
      let rr = ss as? TT
      if let uu = vv as? WW {}
      """
    #expect(
      try outline(source)
        == """
        variable hh let valued : II
          · expression x 1:10
          · cast II 1:16
        variable jj let valued
          · expression x 1:25
          · cast KK 1:30
          · expression ll 1:35
          · expression mm 1:40
        variable nn let valued = <unknown>.qq
          · expression oo 2:11
          · cast PP 2:18
          · expression <unknown>.qq 2:23 ← member of PP?
        variable rr let valued : TT?
          · expression ss 3:10
          · cast TT 3:17
        block
          variable uu let valued unwraps : WW from 4:22
            · expression vv 4:13
            · cast WW 4:20
        """
    )
  }

  @Test func `tells generic arguments from comparisons`() throws {
    let source = """
      let a = Foo<Bar>(x)
      let b = Foo<Bar, [Baz]>.make()
      let c = a < b
      let d = f(a < b, c > (d))
      let e = Foo<Bar>.self
      let f = a<b && c>d
      let g = [Foo<A>]()
      let h = Dict<String, (A) -> B>()
      let i = (a < b) ? c : d
      let j = Foo<A<B>>?.none
      let k = x as? Foo<A>
      """
    #expect(
      try outline(source)
        == """
        variable a let valued = Foo<>(1)
          · expression Foo<>(1) 1:9
          · genericArgument Bar 1:13
          · expression x 1:18
        variable b let valued = Foo<>.make(0)
          · expression Foo<>.make(0) 2:9
          · genericArgument Bar 2:13
          · genericArgument Baz 2:19
        variable c let valued
          · expression a 3:9
          · expression b 3:13
        variable d let valued = f(2)
          · expression f(2) 4:9
          · expression a 4:11
          · expression b 4:15
          · expression c 4:18
          · expression d 4:23
        variable e let valued = Foo<>.self
          · expression Foo<>.self 5:9
          · genericArgument Bar 5:13
        variable f let valued
          · expression a 6:9
          · expression b 6:11
          · expression c 6:16
          · expression d 6:18
        variable g let valued
          · expression Foo<> 7:10
          · genericArgument A 7:14
        variable h let valued = Dict<>(0)
          · expression Dict<>(0) 8:9
          · genericArgument String 8:14
          · genericArgument A 8:23
          · genericArgument B 8:29
        variable i let valued
          · expression a 9:10
          · expression b 9:14
          · expression c 9:19
          · expression d 9:23
        variable j let valued = Foo<>?.none
          · expression Foo<>?.none 10:9
          · genericArgument A<> 10:13
          · genericArgument B 10:15
        variable k let valued : Foo<A>?
          · expression x 11:9
          · cast Foo<> 11:15
          · genericArgument A 11:19
        """
    )
  }

  @Test func `reads key paths`() throws {
    let source = #"""
      let p = \Root.a[0]?.b.c
      let q = list.map(\.name).sorted(by: \.self)
      let s = \[Int].count
      let t = foo(\.a.b, with: \Foo<Bar>.baz)
      """#
    #expect(
      try outline(source)
        == """
        variable p let valued = Root.a[]?.b.c
          · keyPath Root.a[]?.b.c 1:10
        variable q let valued = list.map(1).sorted(1)
          · expression list.map(1).sorted(1) 2:9
          · keyPath .name 2:20 ← argument 0 of map
          · keyPath .self 2:39 ← argument 0 by: of sorted
        variable s let valued = <array>.count
          · keyPath Int 3:11
          · keyPath <array>.count 3:16
        variable t let valued = foo(2)
          · expression foo(2) 4:9
          · keyPath .a.b 4:15 ← argument 0 of foo
          · keyPath Foo<>.baz 4:27
          · genericArgument Bar 4:31
        """
    )
  }

  @Test func `names functions without calling them`() throws {
    let source = """
      button.addTarget(self, action: #selector(tap(_:with:)), for: .touchUpInside)
      list.map(Foo.init(bar:)).map(baz(_:))
      let a = sorted(by: <), b = reduce(0, +), c = map(-)
      let d = #keyPath(K.l), e = #file, f = #colorLiteral(red: 1, green: 0)
      """
    #expect(
      try outline(source)
        == """
        · expression button.addTarget(3) 1:1
        · expression self 1:18
        · expression tap 1:42
        · expression .touchUpInside 1:63 ← argument 2 for: of addTarget
        · expression list.map(1).map(1) 2:1
        · expression Foo.init 2:10
        · expression baz 2:30
        variable a let valued = sorted(1)
          · expression sorted(1) 3:9
        variable b let valued = reduce(2)
          · expression reduce(2) 3:28
        variable c let valued = map(1)
          · expression map(1) 3:46
        variable d let valued
          · expression K.l 4:18
        variable e let valued
        variable f let valued
        """
    )
  }

  @Test func `reads words before operands`() throws {
    let source = """
      let q = try await r.s()
      let t = await (u, v.w)
      let x = consume y, z = copy aa
      let f = unsafe bb.cc
      let g = try? h.i(), j = try! k
      """
    #expect(
      try outline(source)
        == """
        variable q let valued = r.s(0)
          · expression r.s(0) 1:19
        variable t let valued
          · expression u 2:16
          · expression v.w 2:19
        variable x let valued = y
          · expression y 3:17
        variable z let valued = aa
          · expression aa 3:29
        variable f let valued = bb.cc
          · expression bb.cc 4:16
        variable g let valued = h.i(0)
          · expression h.i(0) 5:14
        variable j let valued = k
          · expression k 5:30
        """
    )
  }

  @Test func `reads types that are written as expressions`() throws {
    let source = """
      let a = [B?](), c = [D: E](), d = [3 of F](), g = (any H).self
      let i = [(J) throws -> K](), l = (M, N).self
      """
    #expect(
      try outline(source)
        == """
        variable a let valued
          · expression B? 1:10
        variable c let valued
          · expression D 1:22
          · expression E 1:25
        variable d let valued
          · expression F 1:41
        variable g let valued = <unknown>.self
          · expression H 1:56
          · expression <unknown>.self 1:59 ← member of H
        variable i let valued
          · expression J 2:11
          · expression K 2:24
        variable l let valued = <unknown>.self
          · expression M 2:35
          · expression N 2:38
          · expression <unknown>.self 2:41
        """
    )
  }
}
