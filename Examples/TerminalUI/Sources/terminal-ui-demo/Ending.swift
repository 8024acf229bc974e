/// What the demo does after control-C, so that a test sees the terminal restored each time.
enum Ending: String {
  /// Closes the terminal.
  case close
  /// Lets the terminal go away without closing it.
  case drop
  /// Calls `exit` with the terminal open.
  case exit
  /// Divides by zero with the terminal open.
  case crash
  /// Blocks the main actor for good, so that only a second signal ends the program.
  case hang
}
