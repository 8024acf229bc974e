import CNCurses
import Foundation

/// The signals that a terminal program lives with, as something to wait for.
///
/// Everything marked `unsafe` here is a C call that reads or fills a value of this function's own.
enum SystemSignals {
  /// Those that ask the program to end.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Those that end a program which has made a mistake.
  static let crashing = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Keeps the signals from this thread, and from those it starts, and returns what was kept off.
  static func block() -> sigset_t {
    var former = sigset_t()
    var wanted = awaited
    unsafe pthread_sigmask(SIG_BLOCK, &wanted, &former)
    return former
  }

  /// Lets this thread have the signals again that it had before.
  static func unblock(to former: sigset_t) {
    var former = former
    unsafe pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// Gives the terminal back before the process dies of a mistake or calls `exit`.
  static func restoreTerminalOnCrash() {
    for number in crashing {
      _ = signal(number) { number in
        Curses.restore()
        // The handler returns to the failing instruction, which now ends the process.
        _ = signal(number, SIG_DFL)
        if number == SIGABRT { raise(number) }
      }
    }
    atexit { Curses.restore() }
  }

  /// Ends the process by a signal, as if nobody had waited for it.
  static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    var only = sigset_t()
    unsafe sigemptyset(&only)
    unsafe sigaddset(&only, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(number)
  }

  private static var awaited: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in ending + [SIGWINCH] { unsafe sigaddset(&set, number) }
    return set
  }

  #if canImport(Glibc)
  /// Opens a descriptor that is readable while a blocked signal waits; -1 on failure.
  static func open() -> Int32 {
    var set = awaited
    return unsafe signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
  }

  /// Takes the next signal that waits, or `nil`.
  static func next(from descriptor: Int32) -> Int32? {
    var record = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    guard unsafe read(descriptor, &record, size) == size else { return nil }
    return Int32(bitPattern: record.ssi_signo)
  }
  #else
  /// Opens a descriptor that is readable while a blocked signal waits; -1 on failure.
  static func open() -> Int32 {
    let queue = kqueue()
    for number in ending + [SIGWINCH] {
      var event = kevent()
      event.ident = UInt(number)
      event.filter = Int16(EVFILT_SIGNAL)
      event.flags = UInt16(EV_ADD)
      unsafe kevent(queue, &event, 1, nil, 0, nil)
    }
    return queue
  }

  /// Takes the next signal that waits, or `nil`.
  static func next(from descriptor: Int32) -> Int32? {
    var event = kevent()
    var now = timespec()
    guard unsafe kevent(descriptor, nil, 0, &event, 1, &now) == 1 else { return nil }
    return Int32(event.ident)
  }
  #endif
}
