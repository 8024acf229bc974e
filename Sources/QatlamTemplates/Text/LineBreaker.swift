/// Breaks one line of source that is too long where `swift format` would break it.
///
/// It knows the forms that templates write, not the whole language: templates write every
/// statement on one line, and names decide how long that gets.
enum LineBreaker {
  /// The longest line.
  static let width = 100

  /// Returns the line, or the lines that it becomes.
  static func broken(_ line: String) -> [String] {
    // A comma may come behind the last element of an array, and its place is kept free.
    let isArray = line.contains("[\"") && line.contains("\", \"")
    guard line.count > width - (isArray ? 1 : 0) else { return [line] }
    let indent = line.prefix { $0 == " " }.count
    let text = String(line.dropFirst(indent))
    if text.hasPrefix("//") { return comment(text, indent) }
    let parts = forms.lazy.compactMap { $0(text, indent) }.first
    guard let parts else { return [line] }
    return parts.flatMap { part in
      broken(String(repeating: " ", count: indent + part.depth * 2) + part.text)
    }
  }

  /// Takes a line apart in its own way; `nil` where the line has another form.
  private typealias Form = @Sendable (_ text: String, _ indent: Int) -> [Part]?

  private static let forms: [Form] = [
    block, declaration, labelled, signature, result, switchCase, binding, condition, equality,
    call, assignment, comparison,
  ]

  private typealias Part = (depth: Int, text: String)

  /// Wraps a comment between words.
  private static func comment(_ text: String, _ indent: Int) -> [String] {
    let mark = text.hasPrefix("///") ? "///" : "//"
    let blanks = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = blanks + mark
    for word in text.dropFirst(mark.count).split(separator: " ") {
      if line.count + 1 + word.count > width, line.count > indent + mark.count {
        lines.append(line)
        line = blanks + mark
      }
      line += " " + word
    }
    return lines + [line]
  }

  /// `label: value,` in a list: the value stands on a line of its own.
  private static func labelled(_ text: String, _ indent: Int) -> [Part]? {
    guard let colon = Brackets(text).first(":") else { return nil }
    let label = text.prefix(colon)
    let isLabel = label.allSatisfy { $0.isLetter || $0.isNumber || " _`".contains($0) }
    let words = label.split(separator: " ")
    guard isLabel, words.count < 3, !text.hasSuffix("{"), words.first != "case",
      words.first != "let", words.first != "var"
    else { return nil }
    // A list of things that are made is broken itself.
    let value = String(text.dropFirst(colon + 1)).trimmed
    if value.hasPrefix("["), value.contains("(") { return nil }
    return [(0, label + ":"), (1, value)]
  }

  /// `guard a else { throw b }`, `case .a: …` aside: opens what stands in braces at the end.
  private static func block(_ text: String, _ indent: Int) -> [Part]? {
    guard text.hasSuffix(" }"), let open = Brackets(text).opening(of: text.count - 1) else {
      return nil
    }
    let characters = Array(text)
    var inner = String(characters[(open + 1)..<(characters.count - 1)])
      .trimmed
    var head = String(characters[...open])
    // The parameters of a closure stay behind its brace.
    if let range = inner.closureHead {
      head += " " + inner.prefix(range)
      inner = String(inner.dropFirst(range)).trimmed
    }
    return [(0, head), (1, inner), (0, "}")]
  }

  /// `struct A: B {`: the inherited types stand on a line of their own, and so does the brace.
  private static func declaration(_ text: String, _ indent: Int) -> [Part]? {
    let words = ["struct ", "protocol ", "class ", "actor ", "enum ", "extension "]
    guard text.hasSuffix(" {"), words.contains(where: { text.isDeclaration(of: $0) }) else {
      return nil
    }
    guard let colon = Brackets(text).first(":") else { return nil }
    let characters = Array(text)
    let head = String(characters[...colon])
    let inherited = String(characters[(colon + 1)..<(characters.count - 2)]).trimmed
    let fits = indent + 2 + inherited.count <= width
    let types = fits ? [inherited] : Brackets(inherited).pieces(from: 0, to: inherited.count)
    return [(0, head)] + commaed(types) + [(0, "{")]
  }

  /// `func a(b: C) async -> D {`: each parameter on a line, else the result on one.
  private static func signature(_ text: String, _ indent: Int) -> [Part]? {
    guard text.isDeclaration(of: "func ") || text.isDeclaration(of: "init(") else { return nil }
    let brackets = Brackets(text)
    guard let open = brackets.first("("), let close = brackets.closing(of: open) else {
      return nil
    }
    let characters = Array(text)
    let list = brackets.pieces(from: open + 1, to: close)
    let tail = String(characters[close...])
    if !list.isEmpty {
      return [(0, String(characters[...open]))] + commaed(list) + [(0, tail)]
    }
    return result(text, indent)
  }

  /// `) async throws(A) -> B {`: the result begins a line, and the effects do where that is not enough.
  private static func result(_ text: String, _ indent: Int) -> [Part]? {
    guard text.hasPrefix(")") || text.isDeclaration(of: "func ") else { return nil }
    let hasBody = text.hasSuffix(" {")
    let line = hasBody ? String(text.dropLast(2)) : text
    let arrow = line.firstRange(of: " -> ")
    var head = arrow.map { String(line[..<$0.lowerBound]) } ?? line
    var parts: [Part] = []
    if head.count + indent > width, let effects = head.firstRange(of: " async ") {
      parts.append((1, String(head[effects.lowerBound...]).trimmed))
      head = String(head[..<effects.lowerBound])
    }
    if let arrow { parts.append((1, String(line[arrow.lowerBound...]).trimmed)) }
    guard !parts.isEmpty else { return nil }
    return [(0, head)] + parts + (hasBody ? [(0, "{")] : [])
  }

  /// `case .a(let b): c`: what belongs to the case stands on a line of its own.
  private static func switchCase(_ text: String, _ indent: Int) -> [Part]? {
    guard text.hasPrefix("case ."), let colon = Brackets(text).first(":"),
      colon < text.count - 1
    else { return nil }
    return [(0, String(text.prefix(colon + 1))), (1, String(text.dropFirst(colon + 1)).trimmed)]
  }

  /// `private let a: any B`: the type on a line of its own.
  private static func binding(_ text: String, _ indent: Int) -> [Part]? {
    guard text.isDeclaration(of: "let ") || text.isDeclaration(of: "var ") else { return nil }
    let brackets = Brackets(text)
    guard let colon = brackets.first(":"), colon < brackets.first("=") ?? text.count else {
      return nil
    }
    let characters = Array(text)
    guard characters[colon...].count > 2 else { return nil }
    if let equals = brackets.first("="), equals < width - indent {
      return [
        (0, String(characters[...equals])), (1, String(characters[(equals + 1)...]).trimmed),
      ]
    }
    return [
      (0, String(characters[...colon])), (1, String(characters[(colon + 1)...]).trimmed),
    ]
  }

  /// `#expect(a == b)` and the like keep their form as calls.
  private static func condition(_ text: String, _ indent: Int) -> [Part]? {
    guard text.hasPrefix("guard ") || text.hasPrefix("if "), text.hasSuffix(" else {") else {
      return nil
    }
    return [(0, String(text.dropLast(7))), (0, "else {")]
  }

  /// `a(b: c, d)`: each argument on a line; of several lists the last that begins early enough.
  private static func call(_ text: String, _ indent: Int) -> [Part]? {
    let brackets = Brackets(text)
    let characters = Array(text)
    for (open, close) in brackets.outermost where indent + open < width {
      let list = brackets.pieces(from: open + 1, to: close)
      let isArray = characters[open] == "["
      // A type in brackets is no list.
      if isArray, list.count == 1, !list[0].contains("(") { continue }
      let items = commaed(list, trailing: isArray && list.count > 1)
      return [(0, String(characters[...open]))] + items + [(0, String(characters[close...]))]
    }
    return nil
  }

  /// `a = b`: the value on a line of its own.
  private static func assignment(_ text: String, _ indent: Int) -> [Part]? {
    guard let equals = text.firstRange(of: " = ") else { return nil }
    return [(0, text[..<equals.lowerBound] + " ="), (1, String(text[equals.upperBound...]))]
  }

  /// `a == b(c)`: the operator begins a line.
  private static func equality(_ text: String, _ indent: Int) -> [Part]? {
    operation(text, [" == "])
  }

  /// `return a < b`: the operator begins a line.
  private static func comparison(_ text: String, _ indent: Int) -> [Part]? {
    operation(text, [" < ", " > "])
  }

  private static func operation(_ text: String, _ operators: [String]) -> [Part]? {
    let brackets = Brackets(text)
    for place in operators.lazy.compactMap({ text.firstRange(of: $0) }) {
      let start = text.distance(from: text.startIndex, to: place.lowerBound)
      guard start > 0, brackets.isOutside(start) else { continue }
      let rest = text[text.index(after: place.lowerBound)...]
      return [(0, String(text[..<place.lowerBound])), (1, String(rest))]
    }
    return nil
  }

  private static func commaed(_ list: [String], trailing: Bool = false) -> [Part] {
    list.enumerated().map { index, item in
      (1, item + (index == list.count - 1 && !trailing ? "" : ","))
    }
  }
}
