/// A comment that speaks to Qatlam.
struct FoundComment {
  let text: String
  /// Byte offset of `qatlam:`.
  let offset: Int
  let standsAlone: Bool
  let isAtTop: Bool
}
