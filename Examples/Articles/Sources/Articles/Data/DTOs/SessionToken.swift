/// The secret of a session; its text forms never show it, so that no log can.
struct SessionToken: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The secret, as the server wrote it.
  let text: String

  /// A word instead of the secret.
  var description: String { "SessionToken(hidden)" }

  /// Nothing at all, for debuggers and dumps.
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
