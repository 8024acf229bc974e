/// A hostile input: a beginning, and a piece that is written again and again.
struct Pattern {
  /// Stands for a byte that is no UTF-8.
  private static let broken = "☠"
  /// Stands for another number each time.
  private static let number = "№"

  let before: String
  let piece: String

  /// What it is, for reports.
  var name: String {
    (before + piece + "…").replacing("\n", with: "⏎").replacing("\0", with: "␀")
  }

  /// Returns as many pieces as fit.
  func source(size: Int) -> [UInt8] {
    var bytes = Array(before.utf8)
    bytes.reserveCapacity(size)
    var count = 0
    var unit = unit(count)
    let isCounting = piece.contains(Self.number)
    while bytes.count + unit.count <= size {
      bytes.append(contentsOf: unit)
      count += 1
      if isCounting { unit = self.unit(count) }
    }
    return bytes
  }

  /// Returns the bytes of the piece as it is written the so manieth time.
  private func unit(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for character in piece {
      switch String(character) {
      case Self.broken: bytes.append(0xFF)
      case Self.number: bytes += String(count, radix: 36).utf8
      default: bytes += String(character).utf8
      }
    }
    return bytes
  }

  /// Everything that opens, ends, nests or makes many facts of few bytes.
  static let all: [Pattern] =
    pieces.map { Pattern(before: "", piece: $0) }
    + pieces.map { Pattern(before: "let x = ", piece: $0) }
    + pieces.map { Pattern(before: "func f() { g(", piece: $0) }
    + pieces.map { Pattern(before: "func f() { ", piece: $0) }
    + pieces.map { Pattern(before: "let x: ", piece: $0) }
    + pieces.map { Pattern(before: "let (", piece: $0) }
    + pieces.map { Pattern(before: "func f() { if let (", piece: $0) }
    + pieces.map { Pattern(before: "let x = { return [", piece: $0) }
    + pieces.map { Pattern(before: "func f<T>() where ", piece: $0) }
    + pieces.map { Pattern(before: "enum A { case b(", piece: $0) }
    + pieces.map { Pattern(before: "func f(", piece: $0) }
    + pieces.map { Pattern(before: "let x: (", piece: $0) }
    + pieces.map { Pattern(before: "switch a { case .b: let c: D = ", piece: $0) }

  private static let pieces = [
    "(", "[", "{", "([{", ")", "]", "}", "{}", "()", "[]", "{};", "[{", "{[", "f{", "f(", ".a(",
    "a[", "a ", "a.", ".a", "a,", "a+", "a<>", "a?", "a!", "a:", "a?b:", "a\n", "\n", "\r", ";",
    "<", ">", "a<", "A<B>,", "&", "~", "-", "?", "!", "@", "@A ", "@A(", "@A({", "#", "#a", "#a(",
    "#if A\n", "#if A\n#else\n#endif\n", "#endif\n", "$", "$0 ", "\\", "\\.a", "\\A.b ", "\\(", "`",
    "\"", "\"\" ", "\"\\(", "\"\\(\"", "\"\"\"\n\\(", "\"\"\"", "#\"", "##\"\\##(", "/", "/a/ ",
    "#/",
    "/*", "//\n", "// qatlam:a\n", "/*/**/", "*/", "<<<<<<< a\n", "=======\n", "\0", "\0 ",
    "\u{2028}",
    "😀", "é ", "a\u{301}", "if ", "if a {} ", "else if b {} ", "if let a ", "if case .a = b, ",
    "guard ", "for ", "for a in b {} ", "while ", "switch ", "switch a { case ", "case ",
    "case b: ",
    "do {} ", "do {} catch {} ", "repeat {", "let ", "let a ", "let a=b;", "let (a,b)=c;",
    "var a: B {",
    "var a{get{}};", "func ", "func f(", "func f(a:B)", "func f(a:B){}", "class ", "class A {",
    "class A{}", "struct A<B>{}", "enum A{case b}", "enum A {", "extension A {", "init?",
    "import A\n",
    "import A.", "operator ", "typealias A=B;", "where ", "some ", "any ", "each ", "repeat ",
    "inout ",
    "A.B<", "(A)->", "()->", "[A:", "A&", "A?", "A!", "A...", "async ", "throws(", "in ", "as ",
    "a as b ",
    "is ", "try ", "await ", "return ", "a=b;", "a(b:c)", "a(b:c){}", "a{}b:{}", "{a in ",
    "{[a]in ",
    "{(a:B)->C in ", "[a,", "[a:b,", "a??b", "a==.b ", "1 ", "1.0 ", "1.a", "x.0", "0x", "macro a ",
    "subscript", "get {", "@A{", "a::", "}{", ")(", "][", "))((", "a b", "if if ", "a(b,", ".a+",
    "1,", "a:1,", "{$0},", "return ", "return a;", "A: B, ", "A == B, ", "(a, ", "a as B, ",
    "a ?? ", "a{}", "#a{}", "{},", "a{},", "a{}{}", "{}\n", "\u{1} ", "\u{1}\n", "☠", "☠\n",
    "☠ a\n", "a☠", "a☠\n", "a\u{1}\n", "var a{@A(\n", "var a{set(\n",
    "var a=b{@A(\n", "/\\", "/(", "/[", "A<B>.", "(throws(", "()throws(", "{(a", "a<b<", "a:",
    "f(a:", "@A<",
    "unowned(a", "nonisolated(", "@A(@A(", "if a{\"\\(", "a{/*", "#\"\"\"a", "_:a{", "\\A.?", ".?",
    "import A.B\n",
    "/*☠*/\n", "a№,", "a№ ", "a№{}", "a№(", "let a№;", "//qatlam:a\n", "@A№ ", ".a№,", "a№:",
    "#a№ ",
    "case let (a,a):", "var a{}", "set{}", "didSet{}", "{$0}", "{a}", "catch{}", "a^^", "a.a?.",
    "A?", "a,b,c in ", "[a=b,", "for(a,a)in b{}", "if let(a,a)=b{}",
  ]
}
