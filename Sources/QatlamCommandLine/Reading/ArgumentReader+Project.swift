import QatlamUseCases

extension ArgumentReader {
  /// The sources that are spoken of, in the form that every command has which reads a project.
  func project(styles: [String], at operand: Int = 0) throws(UsageFault) -> ProjectRequest {
    ProjectRequest(
      path: operands.indices.contains(operand) ? operands[operand] : ".",
      style: try style(among: styles),
      config: value("config"),
      exclude: all("exclude")
    )
  }

  /// The style that was named, if one was.
  func style(among styles: [String]) throws(UsageFault) -> String? {
    guard let style = value("style") else { return nil }
    guard styles.contains(style) else { throw .unknownStyle(style, known: styles) }
    return style
  }
}
