#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Another program that is run and waited for.
///
/// Every `unsafe` below passes memory that outlives the call, or reads what the call before it has filled.
enum ChildProcess {
  /// What the program gets of our environment: where it is found, and where its settings are.
  private static let inherited = ["PATH", "HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL"]

  /// Runs a program of the search path without input; what it complains is dropped.
  ///
  /// - Returns: Its exit status, or 128 where a signal ended it; and all that it printed.
  static func output(
    of command: [String]
  ) throws(SystemFailure) -> (status: Int32, bytes: [UInt8]) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .system(.other, reason: "no pipe") }
    let process: pid_t
    do throws(SystemFailure) {
      process = try spawn(command, writingTo: ends[1], closing: ends[0])
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
    close(ends[1])
    let bytes = read(ends[0])
    close(ends[0])
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .system(.other, reason: "the program was lost") }
    }
    return (status & 0x7F == 0 ? (status >> 8) & 0xFF : 128, bytes)
  }

  private static func spawn(
    _ command: [String],
    writingTo output: Int32,
    closing input: Int32
  ) throws(SystemFailure) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addclose(&actions, input)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_addclose(&actions, output)
    for (descriptor, mode) in [(Int32(0), O_RDONLY), (2, O_WRONLY)] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
    }
    let variables = inherited.compactMap { name in
      SystemCalls.environment(name).map { "\(name)=\($0)" }
    }
    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    var environment = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      unsafe (arguments + environment).forEach { unsafe free($0) }
    }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(
      &process,
      command[0],
      &actions,
      nil,
      &arguments,
      &environment
    )
    guard code == 0 else { throw .system(.other, reason: "cannot run \(command[0])") }
    return process
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { memory in
        unsafe systemRead(descriptor, memory.baseAddress, memory.count)
      }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }

  private static func systemRead(
    _ descriptor: Int32,
    _ memory: UnsafeMutableRawPointer?,
    _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.read(descriptor, memory, count)
    #elseif canImport(Musl)
    unsafe Musl.read(descriptor, memory, count)
    #elseif canImport(Darwin)
    unsafe Darwin.read(descriptor, memory, count)
    #endif
  }
}
