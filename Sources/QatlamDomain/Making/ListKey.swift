/// The key under which a server's answer holds its list.
package struct ListKey: Hashable, Sendable {
  /// The key as it stands in JSON.
  package let text: String
  /// The property that stands for it, as written in source; in back-ticks where it is a keyword.
  package let property: String
  /// The name before an argument that sets it.
  package let argument: String
  /// Whether the property is called otherwise than the key.
  package let isMapped: Bool

  /// Checks a key that a person wrote.
  ///
  /// One that no property can be called stands for a property `list`. Letters, digits and `_-.$@:` are all that
  /// keys are made of: they go into source and into JSON as they are.
  /// - Returns: `nil` where it is none.
  package init?(_ text: String) {
    let isKey = text.allSatisfy { $0.isLetter || $0.isNumber || "_-.$@:".contains($0) }
    guard isKey, !text.isEmpty, text.utf8.count <= 40 else { return nil }
    self.text = text
    isMapped = !FieldList.isValueName(text)
    let key = isMapped ? "list" : text
    property = NameCheck.escaped(key)
    argument = key == "inout" ? property : key
  }
}
