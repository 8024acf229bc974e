/// An import that was found in a syntax tree.
struct FoundImport {
  let path: [String]
  let kind: String
  /// Byte offset of the module's name.
  let offset: Int
  let isTestable: Bool
  let isConditional: Bool
}
