/// When text is coloured.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// On a terminal, where `NO_COLOR` is not set.
  case auto
  /// Wherever text goes.
  case always
  /// Nowhere.
  case never

  /// Decides, given whether the stream would welcome colour.
  package func usesColor(whereWelcome welcome: Bool) -> Bool {
    switch self {
    case .auto: welcome
    case .always: true
    case .never: false
    }
  }
}
