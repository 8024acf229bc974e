import Testing

/// What the scanner reads of statements.
struct StatementsTests {
  @Test func `binds what conditions bind`() throws {
    let source = """
      func f() {
        guard let self, let x = a.b as? C, case .d(let y) = x.e, y > 0 else { return g() }
        if let x, var w = z?.i, x == .j { w.k() } else if case let .l(m, n: _)? = o { m.p() } else { q() }
        while let r = s.next(), r.t { break }
        if let (u, v) = w {}
      }
      """
    #expect(
      try outline(source)
        == """
        function f body
          · expression self 2:13
          · pattern .d(1) 2:44 ← pattern of x.e
          · expression x.e 2:55
          · expression y 2:60
          variable self let unwraps = self from 2:17
          variable x let valued unwraps : C from 2:36
            · expression a.b 2:27
            · cast C 2:35
          variable y let pattern = x.e from 2:51
          block
            · expression g(0) 2:80
          block
            · expression x 3:10
            · expression x 3:27
            · expression .j 3:33 ← beside x
            · expression w.k(0) 3:37
            variable x let unwraps = x from 3:11
            variable w valued unwraps = z?.i from 3:25
              · expression z?.i 3:21
          block
            · pattern .l(2)? 3:63 ← pattern of o
            · expression o 3:77
            · expression m.p(0) 3:81
            variable m let pattern = o from 3:66
          block
            · expression q(0) 3:96
          block
            · expression r.t 4:27
            variable r let valued unwraps = s.next(0) from 4:25
              · expression s.next(0) 4:17
          block
            · expression w 5:19
            variable u let valued unwraps pattern = w from 5:20
            variable v let valued unwraps pattern = w from 5:20
        """
    )
  }

  @Test func `takes nothing from availability conditions`() throws {
    let source = """
      guard #available(iOS 15, *), let z = x.h(y) else { fatalError() }
      if #unavailable(macOS 12) { a() }
      """
    #expect(
      try outline(source)
        == """
        variable z let valued unwraps = x.h(1) from 1:44
          · expression x.h(1) 1:38
          · expression y 1:42
        block
          · expression fatalError(0) 1:52
        block
          · expression a(0) 2:29
        """
    )
  }

  @Test func `binds what loops bind`() throws {
    let source = """
      func f() {
        for u in v.w where u.x { continue }
        for (i, y) in z.enumerated() {}
        for case let aa? in bb { aa.cc() }
        for await case .dd(let ee) in try ff() {}
        for gg: HH in ii {}
        outer: for _ in 0..<3 { continue outer }
        repeat { gg() } while hh.ii
      }
      """
    #expect(
      try outline(source)
        == """
        function f body
          · expression hh.ii 8:25
          block
            · expression v.w 2:12
            · expression u.x 2:22
            variable u let iterates = v.w from 2:15
          block
            · expression z.enumerated(0) 3:17
            variable i let iterates pattern = z.enumerated(0) from 3:31
            variable y let iterates pattern = z.enumerated(0) from 3:31
          block
            · expression bb 4:23
            · expression aa.cc(0) 4:28
            variable aa let unwraps iterates = bb from 4:25
          block
            · pattern .dd(1) 5:19 ← pattern of unknown
            · expression ff(0) 5:37
            variable ee let iterates pattern = ff(0) from 5:41
          block
            · typeAnnotation HH 6:11
            · expression ii 6:17
            variable gg let iterates : HH = ii from 6:19
          block
          block
            · expression gg(0) 8:12
        """
    )
  }

  @Test func `reads errors that are caught`() throws {
    let source = """
      func f() {
        do throws(E) { try jj() } catch let e as F where e.g { e.h() } catch .i, is J { k() }
        do { try l() } catch { error.m() }
        defer { mm() }
      }
      """
    #expect(
      try outline(source)
        == """
        function f body
          · thrownType E 2:13
          block
            · expression jj(0) 2:22
          block
            · cast F 2:44
            · expression e.g 2:52
            · expression e.h(0) 2:58
            variable e let : F from 2:40
          block
            · pattern .i 2:73 ← pattern of unknown
            · cast J 2:79
            · expression k(0) 2:83
          block
            · expression l(0) 3:12
          block
            · expression error.m(0) 3:26
            variable error let implicit
          block
            · expression mm(0) 4:11
        """
    )
  }

  @Test func `reads the patterns of a switch`() throws {
    let source = """
      func f(x: E?) -> R {
        switch x.y {
        case .a(let b, _) where b.c: .d
        case let .e(f, (g, .h)), let .i(f): f.g()
        case let j as K: j.l
        case is M, N.o, 1...2, "p": break
        case (let q, .r)?: q
        case let s?: s.t
        case .u(v: let w, .x(let y)): w
        #if DEBUG
        case .s: t()
        #endif
        case var u where u > v,
          var u: u
        @unknown default: .w
        }
      }
      """
    #expect(
      try outline(source)
        == """
        function f body : R
          · typeAnnotation R 1:18
          · expression x.y 2:10
          parameter x: x : E?
            · typeAnnotation E 1:11
          block
            · pattern .a(2) 3:9 ← pattern of x.y
            · expression b.c 3:27
            · expression .d 3:33 ← result of function f
            variable b let pattern = x.y from 3:16
          block
            · pattern .e(2) 4:13 ← pattern of x.y
            · pattern .h 4:23
            · pattern .i(1) 4:33 ← pattern of x.y
            · expression f.g(0) 4:39
            variable f let pattern = x.y from 4:16
            variable g let pattern = x.y from 4:20
            variable f let pattern = x.y from 4:36
          block
            · cast K 5:17
            · expression j.l 5:20
            variable j let : K = x.y from 5:13
          block
            · cast M 6:11
            · pattern N.o 6:14
          block
            · pattern .r 7:17
            · expression q 7:22
            variable q let pattern = x.y from 7:14
          block
            · expression s.t 8:16
            variable s let unwraps = x.y from 8:13
          block
            · pattern .u(2) 9:9 ← pattern of x.y
            · pattern .x(1) 9:22 ← argument 1 of u
            · expression w 9:33
            variable w let pattern = x.y from 9:19
            variable y let pattern = x.y from 9:29
          block conditional
            · pattern .s 11:9 ← pattern of x.y
            · expression t(0) 11:12
          block
            · expression u 13:20
            · expression v 13:24
            · expression u 14:12
            variable u = x.y from 13:13
            variable u = x.y from 14:10
          block
            · expression .w 15:22 ← result of function f
        """
    )
  }

  @Test func `hands contexts to branches that give a value`() throws {
    let source = """
      let a: B = if b { .c } else if d { E.f } else { .g }
      let h: I = switch j { case .k: .l; case .m: n default: .o }
      func p() -> Q { if r { .s } else { .t } }
      """
    #expect(
      try outline(source)
        == """
        variable a let valued : B
          · typeAnnotation B 1:8
          block
            · expression b 1:15
            · expression .c 1:20 ← value of a
          block
            · expression d 1:32
            · expression E.f 1:36
          block
            · expression .g 1:50 ← value of a
        variable h let valued : I
          · typeAnnotation I 2:8
          · expression j 2:19
          block
            · pattern .k 2:29 ← pattern of j
            · expression .l 2:33 ← value of h
          block
            · pattern .m 2:42 ← pattern of j
            · expression n 2:45
          block
            · expression .o 2:57 ← value of h
        function p body : Q
          · typeAnnotation Q 3:13
          block
            · expression r 3:20
            · expression .s 3:25 ← result of function p
          block
            · expression .t 3:37 ← result of function p
        """
    )
  }

  @Test func `divides statements at line ends`() throws {
    let source = """
      let x = a
        + b
      let y = a
      -b
      let z = a ? b
        : c
      foo
        .bar { x in
          x.y
        }
        .baz
      return
      foo()
      (d, e) = f
      [g].forEach(h)
      let i = j; k()
      """
    #expect(
      try outline(source)
        == """
        · expression b 4:2
        · expression foo.bar(1){}.baz 7:1
        · expression foo(0) 13:1
        · expression d 14:2
        · expression e 14:5
        · expression f 14:10
        · expression g 15:2
        · expression <array>.forEach(1) 15:5
        · expression h 15:13
        · expression k(0) 16:12
        variable x let valued
          · expression a 1:9
          · expression b 2:5
        variable y let valued = a
          · expression a 3:9
        variable z let valued
          · expression a 5:9
          · expression b 5:13
          · expression c 6:5
        closure body ← argument 0 of bar
          · expression x.y 9:5
          parameter x let unlabelled
        variable i let valued = j
          · expression j 16:9
        """
    )
  }
}
