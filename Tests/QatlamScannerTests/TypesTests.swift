import Testing

/// What the scanner reads of types.
struct TypesTests {
  @Test func `reads every form of a type`() throws {
    let source = """
      let a: (Int, b: C) -> D, e: ((F)) -> G?, h: (any I & J)?, k: some L<M>.N
      let o: [P]?, q: [R: S]!, t: U.Type, v: (any W).Type, w: A.B.C, x: Y??
      let dd: ~Copyable, ee: A<B>.C<D>, ff: (repeat each G), hh: () -> (), ii: A & ~B
      let jj: Module::Type<A>, kk: Vector<3, -1>, ll: [3 of M], mm: Self.Q, nn: (a: A, B)
      let oo: (A) -> (B) -> C, pp: [String: [Int: (A) throws -> B]]
      """
    #expect(
      try outline(source)
        == """
        variable a let : (Int, C) -> D
          · typeAnnotation Int 1:9
          · typeAnnotation C 1:17
          · typeAnnotation D 1:23
        variable e let : (F) -> G?
          · typeAnnotation F 1:31
          · typeAnnotation G 1:38
        variable h let : any I & J?
          · typeAnnotation I 1:50
          · typeAnnotation J 1:54
        variable k let : some L.N<M>
          · typeAnnotation L<>.N 1:67
          · genericArgument M 1:69
        variable o let : [P]?
          · typeAnnotation P 2:9
        variable q let : [R: S]!
          · typeAnnotation R 2:18
          · typeAnnotation S 2:21
        variable t let : U.Type
          · typeAnnotation U 2:29
        variable v let : any W.Type
          · typeAnnotation W 2:45
        variable w let : A.B.C
          · typeAnnotation A.B.C 2:57
        variable x let : Y??
          · typeAnnotation Y 2:67
        variable dd let : ~Copyable
          · typeAnnotation Copyable 3:10
        variable ee let : A.C<B, D>
          · typeAnnotation A<>.C<> 3:24
          · genericArgument B 3:26
          · genericArgument D 3:31
        variable ff let : each each G
          · typeAnnotation G 3:52
        variable hh let : () -> ()
        variable ii let : A & ~B
          · typeAnnotation A 3:74
          · typeAnnotation B 3:79
        variable jj let : Module::.Type<A>
          · typeAnnotation Module::.Type<> 4:9
          · genericArgument A 4:22
        variable kk let : Vector<?, ?>
          · typeAnnotation Vector<> 4:30
        variable ll let : [M]
          · typeAnnotation M 4:55
        variable mm let : Self.Q
          · typeAnnotation Self.Q 4:63
        variable nn let : (A, B)
          · typeAnnotation A 4:79
          · typeAnnotation B 4:82
        variable oo let : (A) -> (B) -> C
          · typeAnnotation A 5:10
          · typeAnnotation B 5:17
          · typeAnnotation C 5:23
        variable pp let : [String: [Int: (A) -> B]]
          · typeAnnotation String 5:31
          · typeAnnotation Int 5:40
          · typeAnnotation A 5:46
          · typeAnnotation B 5:59
        """
    )
  }

  @Test func `reads the attributes and specifiers of types`() throws {
    let source = """
      let x: @MainActor @Sendable (inout Y, borrowing Z) async throws(AA) -> (BB, CC)
      let k: @convention(c) (D) -> E, r: sending A, s: isolated B
      let w: nonisolated(nonsending) () async -> A
      """
    #expect(
      try outline(source)
        == """
        variable x let : (Y, Z) -> (BB, CC)
          · attribute MainActor 1:9
          · typeAnnotation Y 1:36
          · typeAnnotation Z 1:49
          · thrownType AA 1:65
          · typeAnnotation BB 1:73
          · typeAnnotation CC 1:77
        variable k let : (D) -> E
          · typeAnnotation D 2:24
          · typeAnnotation E 2:30
        variable r let : A
          · typeAnnotation A 2:44
        variable s let : B
          · typeAnnotation B 2:59
        variable w let : () -> A
          · typeAnnotation A 3:44
        """
    )
  }

  @Test func `takes parentheses behind a type's attribute for parameters where an arrow follows`()
    throws
  {
    let source = """
      let a: @escaping(T) -> U, b: @A(T) async -> U, c: @convention(c)(T) -> U, d: @B(e)(T) -> U
      """
    #expect(
      try outline(source) == """
        variable a let : (T) -> U
          · typeAnnotation T 1:18
          · typeAnnotation U 1:24
        variable b let : (T) -> U
          · attribute A 1:31
          · typeAnnotation T 1:33
          · typeAnnotation U 1:45
        variable c let : (T) -> U
          · typeAnnotation T 1:66
          · typeAnnotation U 1:72
        variable d let : (T) -> U
          · attribute B(1) 1:79
          · expression e 1:81
          · typeAnnotation T 1:84
          · typeAnnotation U 1:90
        """
    )
  }
}
