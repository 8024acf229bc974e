/// A person with an account; a name and an e-mail address may be missing.
struct User: Hashable, Sendable {
  /// The number by which a directory knows the user, from 1.
  let id: Int
  /// The full name as the person writes it, `nil` when none was given.
  var name: String?
  /// The e-mail address as stored, `nil` when none was given.
  var email: String?
}
