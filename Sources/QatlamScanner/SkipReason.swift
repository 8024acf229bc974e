/// Why a file is not read as Swift.
package enum SkipReason: String, Error, Hashable, Sendable, CaseIterable {
  case utf16 = "UTF-16 text; convert it to UTF-8"
  case utf32 = "UTF-32 text; convert it to UTF-8"
  case binary = "binary contents"
  case tooLarge = "larger than one gibibyte"
}
