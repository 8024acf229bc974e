import Foundation

/// The terminal that the program was started in, as a screen and a stream of keys.
///
/// The terminal is given back as it was by `close`, when this object goes away, when the process
/// exits or crashes, and on the signals that ask a program to end.
@MainActor public final class Terminal: Display {
  private let curses: Curses
  private let watch: InputWatch
  private var signals: SystemSignals?
  private var isClosed = false
  private var readAhead: KeyCode?

  private init(colors: Bool) throws(TerminalFailure) {
    guard Self.isInteractive else { throw .notInteractive }
    watch = try InputWatch()
    curses = try Curses(colors: colors)
    SystemSignals.restoreTerminalOnCrash()
    let watch = watch
    signals = SystemSignals(
      SystemSignals.Responses(
        resized: { watch.noticeResize() },
        ending: { [weak self] number in
          Task { @MainActor in
            self?.close()
            SystemSignals.end(by: number)
          }
        }
      )
    )
    watch.start()
  }

  isolated deinit {
    close()
  }

  /// Takes the terminal over until it is closed.
  ///
  /// - Parameter colors: Whether colours are wanted. They are not used on a terminal without
  ///   them, nor when `NO_COLOR` is set.
  /// - Returns: The open terminal, still empty.
  /// - Throws: A `TerminalFailure` when there is no terminal or it cannot be drawn on; nothing
  ///   was changed then.
  public static func open(colors: Bool) throws(TerminalFailure) -> Terminal {
    try Terminal(colors: colors)
  }

  /// Whether both input and output are a terminal.
  public nonisolated static var isInteractive: Bool {
    SystemTerminal.isInteractive
  }

  /// The extent of the screen at this moment.
  public var size: Size {
    isClosed ? Size(columns: 0, rows: 0) : curses.size
  }

  /// Shows a picture in place of the one before; does nothing once closed.
  public func show(_ canvas: Canvas) {
    guard !isClosed else { return }
    curses.erase()
    for row in 0..<min(canvas.size.rows, curses.size.rows) {
      curses.draw(canvas.cells(ofRow: row), row: row)
    }
    curses.flush(cursor: canvas.cursor)
  }

  /// The keys in the order they were pressed, until the terminal is closed or goes away.
  ///
  /// No key is taken before it is asked for: a loop inside of another one over these keys gets
  /// the next key and loses none. A cancelled task sees the end.
  public var keys: AsyncStream<Key> {
    AsyncStream { await self.nextKey() }
  }

  /// Gives the terminal back as it was; does nothing the second time.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    watch.stop()
    Curses.restore()
    signals?.stop()
  }

  private func nextKey() async -> Key? {
    while !isClosed, !Task.isCancelled {
      if watch.takeResize() {
        if let size = SystemTerminal.size { curses.resize(to: size) }
        return .resize
      }
      if let key = readKey() { return key }
      if watch.isEnded { return nil }
      await watch.change()
    }
    return nil
  }

  /// Reads one key that has arrived, together with the marks that belong to it.
  private func readKey() -> Key? {
    while let code = takeCode() {
      guard let key = code.key else { continue }
      guard case .character(var character) = key else { return key }
      while let next = takeCode() {
        guard case .character(let mark)? = next.key,
          (String(character) + String(mark)).count == 1
        else {
          readAhead = next
          break
        }
        character = Character(String(character) + String(mark))
      }
      return .character(character)
    }
    return nil
  }

  private func takeCode() -> KeyCode? {
    defer { readAhead = nil }
    return readAhead ?? curses.read()
  }
}
