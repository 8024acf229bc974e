/// What a person signs in with (C20); its text forms never show the password.
struct Credentials: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The address of the account.
  let email: String
  /// The secret of the account.
  let password: String

  /// Whether both parts are given; nothing else can be known without asking the server.
  var areComplete: Bool {
    !email.isEmpty && !password.isEmpty
  }

  /// The account alone.
  var description: String { "Credentials of \(email)" }

  /// The account alone, for debuggers and dumps.
  var customMirror: Mirror { Mirror(self, children: ["email": email]) }
}
