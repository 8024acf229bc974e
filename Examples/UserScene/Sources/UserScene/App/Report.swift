/// What a command leaves behind: its end and what it has to say on each stream.
struct Report: Hashable, Sendable {
  /// How the program ends.
  var status: ExitStatus
  /// What goes to the standard output, line feeds included.
  var output = ""
  /// What goes to the standard error, line feeds included.
  var complaint = ""
}
