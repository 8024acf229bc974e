import CEcho

/// Reads a line that the terminal does not show.
enum HiddenInput {
  /// Returns the next line of the input, without its end; `nil` where the input has ended.
  static func readLine() -> String? {
    let isHidden = articles_set_echo(0) == 1
    defer { if isHidden { _ = articles_set_echo(1) } }
    return Swift.readLine()
  }
}
