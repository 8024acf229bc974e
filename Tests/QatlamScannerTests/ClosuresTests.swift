import Testing

/// What the scanner reads of closures.
struct ClosuresTests {
  @Test func `reads every form of a signature`() throws {
    let source = """
      f { a, b in a }
      f { (a: Int, _ b: inout B...) async throws(C) -> D in a }
      f { [weak self, unowned(safe) g = h.i, j] in self?.k }
      f { @MainActor [l] (m) in m }
      f { x, _ -> Int in x }
      f { _ in }
      f { ((a, b)) in a }
      f { [self] in k() }
      """
    #expect(
      try outline(source)
        == """
        · expression f(1){} 1:1
        · expression f(1){} 2:1
        · expression f(1){} 3:1
        · expression f(1){} 4:1
        · expression f(1){} 5:1
        · expression f(1){} 6:1
        · expression f(1){} 7:1
        · expression f(1){} 8:1
        closure body ← argument 0 of f
          · expression a 1:13
          parameter a let unlabelled
          parameter b let unlabelled
        closure async throws body : D ← argument 0 of f
          · typeAnnotation Int 2:9
          · typeAnnotation B 2:25
          · thrownType C 2:44
          · typeAnnotation D 2:50
          · expression a 2:55
          parameter a let unlabelled : Int
          parameter b let unlabelled variadic : B
        closure body ← argument 0 of f
          · expression self 3:11
          · expression j 3:40
          · expression self?.k 3:46
          variable self weak let capture = self from 3:15
          variable g unowned let valued capture = h.i from 3:38
            · expression h.i 3:35
          variable j let capture = j from 3:41
        closure body ← argument 0 of f
          · attribute MainActor 4:6
          · expression l 4:17
          · expression m 4:27
          variable l let capture = l from 4:18
          parameter m let unlabelled
        closure body : Int ← argument 0 of f
          · typeAnnotation Int 5:13
          · expression x 5:20
          parameter x let unlabelled
          parameter _ let unlabelled
        closure body ← argument 0 of f
          parameter _ let unlabelled
        closure body ← argument 0 of f
          · expression a 7:17
          parameter a let unlabelled
          parameter b let unlabelled
        closure body ← argument 0 of f
          · expression self 8:6
          · expression k(0) 8:15
          variable self let capture = self from 8:10
        """
    )
  }

  @Test func `takes a body that looks like a signature for a body`() throws {
    let source = """
      f { $0.n + $1 }
      f { (z) }
      f { [a, b].c }
      f { a }
      f {}
      f { if a { b } }
      """
    #expect(
      try outline(source)
        == """
        · expression f(1){} 1:1
        · expression f(1){} 2:1
        · expression f(1){} 3:1
        · expression f(1){} 4:1
        · expression f(1){} 5:1
        · expression f(1){} 6:1
        closure body ← argument 0 of f
          · expression $0.n 1:5
          · expression $1 1:12
        closure body ← argument 0 of f
          · expression z 2:6
        closure body ← argument 0 of f
          · expression a 3:6
          · expression b 3:9
          · expression <array>.c 3:12
        closure body ← argument 0 of f
          · expression a 4:5
        closure body ← argument 0 of f
        closure body ← argument 0 of f
          block
            · expression a 6:8
            · expression b 6:12
        """
    )
  }

  @Test func `counts trailing closures as arguments`() throws {
    let source = """
      f(1) { q } r: { s in s } t: { u }
      let g = h { i }.j { k }
      f() { }
      let v = { w in w.x }(y)
      """
    #expect(
      try outline(source)
        == """
        · expression f(4){} 1:1
        · expression f(1){} 3:1
        closure body ← argument 1 of f
          · expression q 1:8
        closure body ← argument 2 r: of f
          · expression s 1:22
          parameter s let unlabelled
        closure body ← argument 3 t: of f
          · expression u 1:31
        variable g let valued = h(1){}.j(1){}
          · expression h(1){}.j(1){} 2:9
          closure body ← argument 0 of h
            · expression i 2:13
          closure body ← argument 0 of j
            · expression k 2:21
        closure body ← argument 0 of f
        variable v let valued
          · expression y 4:22
          closure body ← value of v
            · expression w.x 4:16
            parameter w let unlabelled
        """
    )
  }

  @Test func `tells a closure in a condition from a body`() throws {
    let source = """
      if a.contains { $0 > 1 } { b() }
      if a { b } else { c }
      guard d.allSatisfy({ $0.e }) else { f }
      while g { h() }
      for i in j { k() }
      switch l { case m: n }
      """
    #expect(
      try outline(source)
        == """
        · expression d.allSatisfy(1) 3:7
        · expression l 6:8
        block
          · expression a.contains(1){} 1:4
          · expression b(0) 1:28
          closure body ← argument 0 of contains
            · expression $0 1:17
        block
          · expression a 2:4
          · expression b 2:8
        block
          · expression c 2:19
        closure body ← argument 0 of allSatisfy
          · expression $0.e 3:22
        block
          · expression f 3:37
        block
          · expression g 4:7
          · expression h(0) 4:11
        block
          · expression j 5:10
          · expression k(0) 5:14
          variable i let iterates = j from 5:11
        block
          · pattern m 6:17
          · expression n 6:20
        """
    )
  }
}
