/// Why a list of fields makes no sense.
package enum FieldFault: Error, Hashable, Sendable {
  /// A field is not written `name:Type`.
  case form(String)
  /// A field cannot have this name.
  case name(String)
  /// Swift, or every entity by itself, has this name already.
  case taken(String)
  /// There is no such type for fields; those that exist are given.
  case type(String, field: String, known: [String])
  /// Two fields have one name.
  case repeated(String)
  /// `id` is optional or has a type by which nothing can be told apart.
  case identity(String)
}
