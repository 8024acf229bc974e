/// A value of a Swift manifest, as far as it can be told without running it.
indirect enum ManifestValue: Hashable, Sendable {
  case text(String)
  case list([ManifestValue])
  /// A call, by the last part of its name: `.target(…)` and `Target.target(…)` are `target`.
  case call(String, [Argument])
  /// A name that stands for something: `.app` is `app`.
  case name(String)
  /// Something that only running the manifest would tell.
  case unknown

  /// An argument of a call.
  struct Argument: Hashable, Sendable {
    /// Empty where it has none.
    let label: String
    let value: ManifestValue
  }

  /// The argument of a label, where it is a call that has it.
  subscript(label: String) -> ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The text, where it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list, or the value itself where it is none.
  var elements: [ManifestValue] { if case .list(let list) = self { list } else { [self] } }

  /// The texts of a list; `nil` where one of its elements is something else.
  var texts: [String]? {
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }

  /// The last part of a name or of a call's.
  var word: String? {
    switch self {
    case .name(let name), .call(let name, _): name
    case .text, .list, .unknown: nil
    }
  }
}
