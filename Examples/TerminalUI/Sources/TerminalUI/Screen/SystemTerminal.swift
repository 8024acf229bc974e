import Foundation

/// The questions to the system about the terminal and its descriptors.
///
/// Everything marked `unsafe` here is a C call that reads or fills a value of this function's own.
enum SystemTerminal {
  /// Whether input and output are both a terminal.
  static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// The extent that the terminal says it has, or `nil` when it does not say.
  static var size: Size? {
    var answer = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &answer) == 0 else { return nil }
    guard answer.ws_col > 0, answer.ws_row > 0 else { return nil }
    return Size(columns: Int(answer.ws_col), rows: Int(answer.ws_row))
  }

  /// The system's reason for the last failure.
  static var reason: String {
    unsafe String(cString: strerror(errno))
  }

  /// Opens a pipe whose ends are not passed on to programs started later.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Puts one byte into a pipe.
  static func send(_ byte: UInt8, to descriptor: Int32) {
    var byte = byte
    while unsafe write(descriptor, &byte, 1) == -1, errno == EINTR {}
  }

  /// Takes one byte out of a pipe, waiting for it; `nil` at the end of the pipe.
  static func receive(from descriptor: Int32) -> UInt8? {
    var byte: UInt8 = 0
    var count = 0
    repeat { count = unsafe read(descriptor, &byte, 1) } while count == -1 && errno == EINTR
    return count == 1 ? byte : nil
  }

  /// Waits until one of the descriptors has something to read, and returns what happened to each.
  static func wait(for descriptors: [Int32]) -> [Int16] {
    var states = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = states.count
    while unsafe poll(&states, nfds_t(count), -1) == -1, errno == EINTR {}
    return states.map(\.revents)
  }
}
