/// A user of the business.
struct User: Hashable, Identifiable, Sendable {
  /// The identity by which a directory knows the user.
  let id: Int
  /// The name; none where it is not known.
  var name: String?
  /// The email; none where it is not known.
  var email: String?
}
