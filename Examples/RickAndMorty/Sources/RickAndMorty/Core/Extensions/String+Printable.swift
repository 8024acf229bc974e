extension String {
  /// The text on one line, with a dot for every character that would steer a terminal.
  ///
  /// Names come from a server; escape sequences among them must not reach whoever reads plain text.
  var printable: String {
    String(map { $0.unicodeScalars.contains(where: \.steersTerminals) ? "·" : $0 })
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, a line break or a mark that turns the direction of text.
  fileprivate var steersTerminals: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
