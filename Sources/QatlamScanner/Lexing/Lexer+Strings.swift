import QatlamDomain

/// How a string literal is delimited.
struct StringForm: BitwiseCopyable {
  /// How many `#` stand before the quotes.
  var pounds: Int
  var isMultiLine: Bool
}

/// Where the text of a string literal stops.
enum StringStop {
  /// Behind its closing delimiter.
  case end(Int)
  /// Behind the opening parenthesis of an interpolation.
  case interpolation(Int)
  /// At the end of the line or file: there is no closing delimiter.
  case open(Int)
}

extension Lexer {
  /// Returns where the text begins of a string whose first quote stands at `quote`.
  func stringTextStart(from quote: Int) -> Int {
    guard bytes[quote + 1] == UInt8(ascii: "\""), bytes[quote + 2] == UInt8(ascii: "\"") else {
      return quote + 1
    }
    // `#"""#` is a raw string that holds one quote: it ends on its line.
    let pounds = poundsBefore(quote)
    if pounds > 0 {
      var at = quote + 1
      while !has(ByteClass.newline, at: at), at < bytes.count {
        if bytes[at] == UInt8(ascii: "\""), closes(at: at, pounds: pounds) { return quote + 1 }
        at += 1
      }
    }
    return quote + 3
  }

  private func poundsBefore(_ quote: Int) -> Int {
    var at = quote
    while at > token.start, bytes[at - 1] == UInt8(ascii: "#") { at -= 1 }
    return quote - at
  }

  private func closes(at quote: Int, pounds: Int) -> Bool {
    var at = quote + 1
    for _ in 0..<pounds {
      guard bytes[at] == UInt8(ascii: "#") else { return false }
      at += 1
    }
    return true
  }

  /// Returns the form of the current token, which is a string's opening delimiter.
  func stringForm() -> StringForm {
    var at = token.start
    while bytes[at] == UInt8(ascii: "#") { at += 1 }
    return StringForm(pounds: at - token.start, isMultiLine: token.end - at == 3)
  }

  /// Reads a string's text from an offset up to its end or its next interpolation.
  func stringText(from start: Int, form: StringForm) -> StringStop {
    var at = start
    while true {
      while table[Int(bytes[at])] & ByteClass.stringStop == 0 { at += 1 }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        if form.isMultiLine {
          guard bytes[at + 1] == UInt8(ascii: "\""), bytes[at + 2] == UInt8(ascii: "\"") else {
            at += 1
            continue
          }
          if closes(at: at + 2, pounds: form.pounds) { return .end(at + 3 + form.pounds) }
          at += 1
        } else if closes(at: at, pounds: form.pounds) {
          return .end(at + 1 + form.pounds)
        } else {
          at += 1
        }
      case UInt8(ascii: "\\"):
        guard closes(at: at, pounds: form.pounds) else {
          at += 1
          continue
        }
        at += 1 + form.pounds
        switch bytes[at] {
        case UInt8(ascii: "("): return .interpolation(at + 1)
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0: break
        default: at += 1
        }
      case 0:
        if at >= bytes.count { return .open(bytes.count) }
        at += 1
      default:
        // A line's end.
        if !form.isMultiLine { return .open(at) }
        at += 1
      }
    }
  }

  /// Skips the string that the current token opens, interpolations included.
  ///
  /// - Returns: The offset behind it.
  mutating func stringEnd() -> Int {
    var forms = [stringForm()]
    // Open parentheses in the interpolation of each string around.
    var depths: [Int] = []
    var at = token.end
    while let form = forms.last {
      switch stringText(from: at, form: form) {
      case .end(let end), .open(let end):
        at = end
        forms.removeLast()
        guard let depth = depths.popLast() else { return at }
        at = skipInterpolation(from: at, depth: depth, forms: &forms, depths: &depths)
      case .interpolation(let inside):
        at = skipInterpolation(from: inside, depth: 1, forms: &forms, depths: &depths)
      }
    }
    return at
  }

  /// Returns where the string ends that the current token opens, and keeps that token.
  mutating func stringEndKeepingToken() -> Int {
    let opener = token
    let end = stringEnd()
    token = opener
    return max(end, opener.end)
  }

  /// Skips code in an interpolation up to its end or to a string in it, whose form is pushed.
  private mutating func skipInterpolation(
    from start: Int,
    depth: Int,
    forms: inout [StringForm],
    depths: inout [Int]
  ) -> Int {
    var depth = depth
    lex(from: start)
    while true {
      switch token.kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return token.end }
      case .string:
        depths.append(depth)
        forms.append(stringForm())
        return token.end
      case .end:
        // The strings around end here, too.
        return token.end
      default: break
      }
      if token.newlineBefore, let form = forms.last, !form.isMultiLine {
        return token.start
      }
      lex(from: token.end)
    }
  }
}
