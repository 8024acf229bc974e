package import OracleReferences

/// What `qatlam dump references` printed.
package enum DumpedClaims {
  /// Returns the claims of a dump's lines.
  ///
  /// - Throws: `DumpError.malformed` where a line is no JSON.
  package static func claims(in output: [UInt8]) throws(DumpError) -> [Claim] {
    var claims: [Claim] = []
    for line in output.split(separator: UInt8(ascii: "\n")) {
      claims.append(claim(try JSONReader.value(of: line)))
    }
    return claims
  }

  private static func claim(_ value: JSONValue) -> Claim {
    Claim(
      place: Place(
        file: value["file"].text,
        line: value["line"].number ?? 0,
        column: value["column"].number ?? 0
      ),
      name: value["name"].text,
      meaning: meaning(of: value)
    )
  }

  private static func meaning(of value: JSONValue) -> Claim.Meaning {
    if value["unresolved"].isPresent {
      let file = value["targetFile"]
      return .unresolved(
        reason: value["unresolved"].text,
        file: file.isPresent ? file.text : nil
      )
    }
    if value["external"].isPresent { return .external }
    if value["through"].isPresent { return .behindAlias }
    return .declared(
      kind: kind(of: value["targetKind"].text, name: value["name"].text),
      file: value["targetFile"].text,
      line: value["targetLine"].number ?? 0
    )
  }

  private static func kind(of word: String, name: String) -> ReferenceKind? {
    switch word {
    case "class", "struct", "enum", "actor", "protocol": .type
    case "typealias", "associatedtype": .alias
    case "init": .initializer
    case "func": isOperator(name) ? .operator : .function
    case "var": .variable
    case "case": .enumCase
    case "macro": .macro
    default: nil
    }
  }

  private static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !(first == "_" || first.properties.isXIDStart)
  }
}
