import CNCurses
import Foundation

/// The screen that ncurses draws on: the one place that calls the C library.
///
/// Everything marked `unsafe` here is a C call that takes a pointer which ncurses itself gave out
/// and keeps until the process ends, or one into memory that outlives the call.
@MainActor @safe struct Curses {
  private let window: UnsafeMutablePointer<WINDOW>
  private let hasColors: Bool

  /// Takes the terminal over.
  ///
  /// Colours are used when they are asked for, the terminal has them, and `NO_COLOR` is not set.
  init(colors: Bool) throws(TerminalFailure) {
    try Self.checkTerminalType()
    Self.chooseLocale()
    guard let window = unsafe initscr() else { throw .cannotDraw(Self.terminalType ?? "") }
    unsafe self.window = unsafe window
    // Raw: control-C arrives as a key. No translation: Return arrives as itself.
    raw()
    noecho()
    nonl()
    set_escdelay(25)
    _ = unsafe keypad(window, true)
    _ = unsafe nodelay(window, true)
    let refused = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColors = colors && !refused && has_colors() && start_color() == OK
    guard hasColors else { return }
    let background: Int16 = use_default_colors() == OK ? -1 : 0
    for number in Color.allCases.compactMap(\.paletteNumber) {
      init_pair(number, number, background)
    }
  }

  /// The extent of the screen.
  var size: Size {
    unsafe Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// Tells ncurses the extent that the window has now.
  func resize(to size: Size) {
    resizeterm(Int32(clamping: size.rows), Int32(clamping: size.columns))
  }

  /// Reads one scalar or function key that has arrived, or `nil` when none has.
  func read() -> KeyCode? {
    var code: wint_t = 0
    switch unsafe wget_wch(window, &code) {
    case OK: return Unicode.Scalar(UInt32(code)).map { .scalar($0) }
    case KEY_CODE_YES: return .function(Int32(bitPattern: UInt32(code)))
    default: return nil
    }
  }

  /// Empties the picture that `flush` will show.
  func erase() {
    unsafe werase(window)
  }

  /// Puts text at a cell; the cursor is then behind it.
  func put(_ text: String, row: Int, column: Int, style: Style) {
    guard unsafe wmove(window, Int32(clamping: row), Int32(clamping: column)) == OK else { return }
    let pair = hasColors ? style.color.paletteNumber ?? 0 : 0
    unsafe wattr_set(window, style.attributes, pair, nil)
    // The result is an error after the last cell of the screen too, so it tells nothing.
    _ = unsafe waddnstr(window, text, -1)
  }

  /// Makes the picture visible, with the cursor at a cell or hidden.
  func flush(cursor: Position?) {
    var isShown = false
    if let cursor {
      isShown =
        unsafe wmove(window, Int32(clamping: cursor.row), Int32(clamping: cursor.column)) == OK
    }
    curs_set(isShown ? 1 : 0)
    unsafe wrefresh(window)
  }

  /// Gives the terminal back as it was; does nothing the second time.
  ///
  /// It may be called from anywhere, a signal handler included: a terminal that stays raw after
  /// a crash is worse than the small risk.
  nonisolated static func restore() {
    if !isendwin() { endwin() }
  }

  private static var terminalType: String? {
    ProcessInfo.processInfo.environment["TERM"]
  }

  /// Asks for the terminal's entry first, because `initscr` ends the process without one.
  private static func checkTerminalType() throws(TerminalFailure) {
    guard let name = terminalType, !name.isEmpty else { throw .noTerminalType }
    var answer: Int32 = 0
    guard unsafe setupterm(nil, STDOUT_FILENO, &answer) == OK else { throw .unknownTerminal(name) }
    // A missing capability is nil, one of another type is the pointer -1.
    let placing = unsafe Int(bitPattern: tigetstr("cup"))
    guard placing != 0, placing != -1 else { throw .cannotDraw(name) }
  }

  /// Takes the environment's locale, or one with UTF-8 where that one knows ASCII only.
  private static func chooseLocale() {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] {
      _ = unsafe setlocale(LC_CTYPE, name)
      if wcwidth(wchar_t(0x4E00)) == 2 { return }
    }
  }
}
