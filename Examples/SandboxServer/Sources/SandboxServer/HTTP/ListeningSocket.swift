import Foundation

/// A socket that listens on the loopback address only.
///
/// The library could open one itself, but Swift cannot ask it afterwards which port it got: that
/// call takes a variable number of arguments. Everything marked `unsafe` here is a C call that
/// reads or fills a value of this function's own.
struct ListeningSocket: Sendable {
  /// The descriptor; whoever takes the socket over closes it.
  let descriptor: Int32
  /// The port that was asked for, or the one that the system chose.
  let port: UInt16

  /// Binds and listens.
  ///
  /// - Parameter port: The port; zero lets the system choose a free one.
  /// - Throws: `SandboxFailure.portUnavailable` when it cannot be had.
  init(port: UInt16) throws(SandboxFailure) {
    let descriptor = socket(AF_INET, Self.stream, 0)
    guard descriptor >= 0 else { throw .portUnavailable(port, reason: Self.reason) }
    // Not inherited by programs that this process starts, which would keep the port open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var reuse: Int32 = 1
    unsafe setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_REUSEADDR,
      &reuse,
      socklen_t(MemoryLayout<Int32>.size)
    )
    guard let bound = Self.bind(descriptor, port: port), listen(descriptor, 511) == 0 else {
      let reason = Self.reason
      close(descriptor)
      throw .portUnavailable(port, reason: reason)
    }
    self.descriptor = descriptor
    self.port = bound
  }

  /// Binds the socket and returns the port that it has then.
  private static func bind(_ descriptor: Int32, port: UInt16) -> UInt16? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        #if canImport(Glibc)
        unsafe Glibc.bind(descriptor, address, length) == 0
          && getsockname(descriptor, address, &length) == 0
        #else
        unsafe Darwin.bind(descriptor, address, length) == 0
          && getsockname(descriptor, address, &length) == 0
        #endif
      }
    }
    return isBound ? UInt16(bigEndian: address.sin_port) : nil
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue)
    #else
    SOCK_STREAM
    #endif
  }

  private static var reason: String {
    unsafe String(cString: strerror(errno))
  }
}
