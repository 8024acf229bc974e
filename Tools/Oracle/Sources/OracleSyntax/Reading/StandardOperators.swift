/// The operators of the standard library: their use tells nothing about a project.
enum StandardOperators {
  /// All of them, and the marks that are written like operators.
  static let all: Set<String> = [
    "+", "-", "*", "/", "%", "!", "~", "&", "|", "^", "<", ">", "=", "?",
    "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "->",
    "<<", ">>", "&+", "&-", "&*", "~=", "===", "!==", "...", "..<", "<<=", ">>=", "&<<", "&>>",
    "&<<=", "&>>=", "&+=", "&-=", "&*=", ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^",
    ".!", ".&=", ".|=", ".^=",
  ]

  /// Operators whose sides are of one type.
  static let comparing: Set<String> = ["==", "!=", "~=", "??", "===", "!=="]
}
