import Testing

/// What the scanner reads of macros.
struct MacrosTests {
  @Test func `reads macros as declarations and as statements`() throws {
    let source = """
      macro a<T>(_ b: C, d: T) -> E = #externalMacro(module: "F", type: "G")
      @attached(member, names: named(init)) macro h<K>() = #i(j) where K: L
      #Preview("a") { B() }
      #warning("x")
      func r() {
        #expect(s == .t)
        #u { v in v }
        let w = #x<Y>(z) { a }
      }
      """
    #expect(
      try outline(source)
        == """
        macroDeclaration a : E
          · typeAnnotation E 1:29
          genericParameter T
          parameter b unlabelled : C
            · typeAnnotation C 1:17
          parameter d: d : T
            · typeAnnotation T 1:23
        macroDeclaration h = i(1)
          · macro i(1) 2:55
          · expression j 2:57
          · genericConstraint K 2:66
          · genericConstraint L 2:69
          genericParameter K
        macroExpansion Preview
          · macro Preview(2){} 3:2
          closure body ← argument 1 of Preview
            · expression B(0) 3:17
        function r body
          macroExpansion expect
            · macro expect(1) 6:4
            · expression s 6:11
            · expression .t 6:17 ← beside s
          macroExpansion u
            · macro u(1){} 7:4
            closure body ← argument 0 of u
              · expression v 7:13
              parameter v let unlabelled
          variable w let valued = x<>(2){} from 8:25
            · macro x<>(2){} 8:12
            · genericArgument Y 8:14
            · expression z 8:17
            closure body ← argument 1 of x
              · expression a 8:22
        """
    )
  }
}
