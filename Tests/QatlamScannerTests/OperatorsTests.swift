import Testing

/// What the scanner reads of operators.
struct OperatorsTests {
  @Test func `reads operators and their groups`() throws {
    let source = """
      prefix operator +++
      infix operator **: MulPrec
      postfix operator ^^
      precedencegroup MulPrec { higherThan: A associativity: left }
      prefix func +++ (a: B) -> C { +++a }
      func ==<T>(l: T, r: T) -> Bool { l ** r }
      func < (a: A, b: A) -> Bool { a^^ }
      func .! (a: A) -> B {}
      """
    #expect(
      try outline(source)
        == """
        operatorDeclaration +++
        operatorDeclaration **
        operatorDeclaration ^^
        precedenceGroup MulPrec
        function +++ body : C
          · typeAnnotation C 5:27
          · operatorUse +++(1) 5:31
          · expression a 5:34
          parameter a: a : B
            · typeAnnotation B 5:21
        function == body : Bool
          · typeAnnotation Bool 6:27
          · expression l 6:34
          · operatorUse **(2) 6:36
          · expression r 6:39
          genericParameter T
          parameter l: l : T
            · typeAnnotation T 6:15
          parameter r: r : T
            · typeAnnotation T 6:21
        function < body : Bool
          · typeAnnotation Bool 7:24
          · expression a 7:31
          · operatorUse ^^(1) 7:32
          parameter a: a : A
            · typeAnnotation A 7:12
          parameter b: b : A
            · typeAnnotation A 7:18
        function .! body : B
          · typeAnnotation B 8:19
          parameter a: a : A
            · typeAnnotation A 8:13
        """
    )
  }
}
