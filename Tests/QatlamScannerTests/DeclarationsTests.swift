import Testing

/// What the scanner reads of declarations.
struct DeclarationsTests {
  @Test func `says what other modules may use`() throws {
    #expect(
      try outline(
        """
        package extension A { func b() {}; private func c() {}; struct D { let e = 1 } }
        public enum F { case g; func h() {} }
        public(set) var i = 1
        """
      ) == """
        extension A exported : A
          · extendedType A 1:19
          function b body exported
          function c private body
          struct D exported
            variable e let valued
        enum F public exported
          enumCase g exported
          function h body
        variable i valued
        """
    )
  }

  @Test func `reads types with attributes, generics and clauses`() throws {
    let source = """
      @A @B(c: .d, e { f }) @G.H<I>
      public final class J<K: L & M, each N>: O<P>, @unchecked Q where K.R == S {}
      actor T {}
      distributed actor U {}
      indirect enum V: W {}
      struct X<let n: Int>: ~Copyable {}
      """
    #expect(
      try outline(source)
        == """
        class J public final exported
          · attribute A 1:2
          · attribute B(2) 1:5
          · expression .d 1:11 ← argument 0 c: of B
          · expression e(1){} 1:14
          · attribute G.H<> 1:24
          · genericArgument I 1:28
          · genericConstraint L 2:25
          · genericConstraint M 2:29
          · inheritance O<> 2:41
          · genericArgument P 2:43
          · inheritance Q 2:58
          · genericConstraint K.R 2:66
          · genericConstraint S 2:73
          closure body ← argument 0 of e
            · expression f 1:18
          genericParameter K : L & M
          genericParameter N
        actor T
        actor U
        enum V indirect
          · inheritance W 5:18
        struct X
          · genericConstraint Int 6:17
          · inheritance Copyable 6:24
          genericParameter n : Int
        """
    )
  }

  @Test func `reads properties and their accessors`() throws {
    let source = #"""
      struct A {
        @T(\.u) private(set) weak var v: W?
        static let x = Y(), z: AA = .bb
        lazy var dd: EE = { FF() }()
        var gg: HH { ii }
        var jj: KK { mutating get { ll } nonmutating set(mm) { nn = mm } }
        var oo = 1 { willSet { pp(newValue) } didSet { qq(oldValue) } }
        var rr: SS { get async throws { tt } }
        var uu: VV { set.contains(ww) }
        var xx: YY { _read { yield zz } _modify { yield &zz } }
        nonisolated(unsafe) static var y: Z
        @objc(foo:) @available(iOS 15, *) fileprivate unowned var ab: AC!
        let (ad, ae): (AF, AG) = ah
        var ai = aj { $0.ak }
      }
      """#
    #expect(
      try outline(source)
        == """
        struct A
          · typeAnnotation AF 13:18
          · typeAnnotation AG 13:22
          · expression ah 13:28
          variable v weak private(set) : W?
            · attribute T(1) 2:4
            · keyPath .u 2:8 ← argument 0 of T
            · typeAnnotation W 2:36
          variable x static let valued = Y(0)
            · expression Y(0) 3:18
          variable z static let valued : AA = .bb
            · typeAnnotation AA 3:26
            · expression .bb 3:32 ← value of z
          variable dd lazy valued : EE
            · typeAnnotation EE 4:16
            closure body ← value of dd
              · expression FF(0) 4:23
          variable gg computed body : HH
            · typeAnnotation HH 5:11
            · expression ii 5:16
          variable jj computed body : KK
            · typeAnnotation KK 6:11
            block body
              · expression ll 6:31
            block body
              · expression nn 6:58
              · expression mm 6:63
              variable mm let : KK
          variable oo valued body
            block body
              · expression pp(1) 7:26
              · expression newValue 7:29
              variable newValue let implicit
            block body
              · expression qq(1) 7:50
              · expression oldValue 7:53
              variable oldValue let implicit
          variable rr computed body : SS
            · typeAnnotation SS 8:11
            block async throws body
              · expression tt 8:35
          variable uu computed body : VV
            · typeAnnotation VV 9:11
            · expression set.contains(1) 9:16
            · expression ww 9:29
          variable xx computed body : YY
            · typeAnnotation YY 10:11
            block body
              · expression zz 10:30
            block body
              · expression zz 10:52
          variable y static nonisolated : Z
            · typeAnnotation Z 11:37
          variable ab unowned fileprivate : AC!
            · typeAnnotation AC 12:65
          variable ad let valued pattern : AF = ah
          variable ae let valued pattern : AG = ah
          variable ai valued = aj(1){}
            · expression aj(1){} 14:12
            closure body ← argument 0 of aj
              · expression $0.ak 14:17
        """
    )
  }

  @Test func `reads functions, initialisers and subscripts`() throws {
    let source = """
      class A {
        class func cc() -> Self { self }
        required convenience init?(rr: SS, tt uu: VV = .ww, _ xx: YY...) async throws(ZZ) { self.init() }
        deinit { a() }
        subscript<B>(c: D, e f: G) -> H where B: I { get { j } set { k(newValue) } }
        static subscript(i: J) -> K { l }
        func m<N>(_ o: borrowing P, q: @escaping (R) -> S = { t in t }) rethrows -> some U where N: V {}
        override func x() {}
        mutating func y(@B z: Z, @C(d) e: inout F) {}
      }
      """
    #expect(
      try outline(source)
        == """
        class A
          function cc static class body : Self
            · typeAnnotation Self 2:22
            · expression self 2:29
          initializer init async throws failable convenience required body
            · thrownType ZZ 3:81
            · expression self.init(0) 3:87
            parameter rr: rr : SS
              · typeAnnotation SS 3:34
            parameter tt: uu valued : VV = .ww
              · typeAnnotation VV 3:45
              · expression .ww 3:51 ← value of uu
            parameter xx unlabelled variadic : YY
              · typeAnnotation YY 3:61
          deinitializer deinit body
            · expression a(0) 4:12
          subscript subscript computed body : H
            · typeAnnotation H 5:33
            · genericConstraint B 5:41
            · genericConstraint I 5:44
            genericParameter B
            parameter c unlabelled : D
              · typeAnnotation D 5:19
            parameter e: f : G
              · typeAnnotation G 5:27
            block body
              · expression j 5:54
            block body
              · expression k(1) 5:64
              · expression newValue 5:66
              variable newValue let implicit : H
          subscript subscript static computed body : K
            · typeAnnotation K 6:29
            · expression l 6:33
            parameter i unlabelled : J
              · typeAnnotation J 6:23
          function m throws body : some U
            · typeAnnotation U 7:84
            · genericConstraint N 7:92
            · genericConstraint V 7:95
            genericParameter N
            parameter o unlabelled : P
              · typeAnnotation P 7:28
            parameter q: q valued : (R) -> S
              · typeAnnotation R 7:45
              · typeAnnotation S 7:51
              closure body ← value of q
                · expression t 7:62
                parameter t let unlabelled
          function x override body
          function y mutating body
            parameter z: z : Z
              · attribute B 9:20
              · typeAnnotation Z 9:25
            parameter e: e : F
              · attribute C(1) 9:29
              · expression d 9:31
              · typeAnnotation F 9:43
        """
    )
  }

  @Test func `reads enum cases with payloads, defaults and raw values`() throws {
    let source = """
      enum A: String, B {
        case c = "x", d, e(F, g: H = .i)
        indirect case j(K)
        case r(for: S, T), u((V, W)), x(y: (Z) -> A), z(_ a: B)
      }
      """
    #expect(
      try outline(source)
        == """
        enum A
          · inheritance String 1:9
          · inheritance B 1:17
          enumCase c valued
          enumCase d
          enumCase e
            parameter unlabelled : F
              · typeAnnotation F 2:22
            parameter g: g valued : H = .i
              · typeAnnotation H 2:28
              · expression .i 2:33 ← value of g
          enumCase j indirect
            parameter unlabelled : K
              · typeAnnotation K 3:19
          enumCase r
            parameter for: for : S
              · typeAnnotation S 4:15
            parameter unlabelled : T
              · typeAnnotation T 4:18
          enumCase u
            parameter unlabelled : (V, W)
              · typeAnnotation V 4:25
              · typeAnnotation W 4:28
          enumCase x
            parameter y: y : (Z) -> A
              · typeAnnotation Z 4:39
              · typeAnnotation A 4:45
          enumCase z
            parameter a unlabelled : B
              · typeAnnotation B 4:56
        """
    )
  }

  @Test func `reads protocols with their requirements`() throws {
    let source = """
      protocol A<B>: C, ~Copyable where D == E {
        associatedtype B: F & G = H where B.I: J
        var k: L { get async throws }
        static var m: N { get set }
        mutating func o() async throws -> P
        init(q: R)
        subscript(s: T) -> U { get }
        @V func w()
      }
      """
    #expect(
      try outline(source)
        == """
        protocol A
          · inheritance C 1:16
          · inheritance Copyable 1:20
          · genericConstraint D 1:35
          · genericConstraint E 1:40
          associatedType B : H
            · inheritance F 2:21
            · inheritance G 2:25
            · aliasTarget H 2:29
            · genericConstraint B.I 2:37
            · genericConstraint J 2:42
          variable k computed : L
            · typeAnnotation L 3:10
          variable m static computed : N
            · typeAnnotation N 4:17
          function o mutating async throws : P
            · typeAnnotation P 5:37
          initializer init
            parameter q: q : R
              · typeAnnotation R 6:11
          subscript subscript computed : U
            · typeAnnotation U 7:22
            parameter s unlabelled : T
              · typeAnnotation T 7:16
          function w
            · attribute V 8:4
        """
    )
  }

  @Test func `reads extensions of every type`() throws {
    let source = """
      extension X.Y<Z>: @retroactive AA where BB: CC { struct DD {} }
      extension [Foo] {}
      extension Array<Bar>.Index {}
      """
    #expect(
      try outline(source)
        == """
        extension Y : X.Y<Z>
          · extendedType X.Y<> 1:11
          · genericArgument Z 1:15
          · inheritance AA 1:32
          · genericConstraint BB 1:41
          · genericConstraint CC 1:45
          struct DD
        extension Foo : [Foo]
          · extendedType Foo 2:12
        extension Index : Array.Index<Bar>
          · extendedType Array<>.Index 3:11
          · genericArgument Bar 3:17
        """
    )
  }

  @Test func `reads aliases`() throws {
    let source = """
      typealias A<B> = C<B>.D where B: E
      typealias F = G & H
      typealias I = (J) throws(K) -> L
      """
    #expect(
      try outline(source)
        == """
        alias A : C.D<B>
          · aliasTarget C<>.D 1:18
          · genericArgument B 1:20
          · genericConstraint B 1:31
          · genericConstraint E 1:34
          genericParameter B
        alias F : G & H
          · aliasTarget G 2:15
          · aliasTarget H 2:19
        alias I : (J) -> L
          · aliasTarget J 3:16
          · thrownType K 3:26
          · aliasTarget L 3:32
        """
    )
  }
}
