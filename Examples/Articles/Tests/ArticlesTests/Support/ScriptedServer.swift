import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A socket on the loopback that answers every request in the same, perhaps broken, way.
///
/// `unsafe` stands where socket addresses and buffers are passed to the C library for one call.
final class ScriptedServer: Sendable {
  enum Behavior: Sendable {
    /// Sends these bytes and closes.
    case sends(String)
    /// Takes the request and never answers.
    case keepsSilent
  }

  let baseURL: URL
  private let listener: Int32

  init(_ behavior: Behavior) throws {
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard unsafe bind(listener, address, length) == 0, listen(listener, 64) == 0 else {
          return -1 as Int32
        }
        return unsafe getsockname(listener, address, &length)
      }
    }
    guard listener >= 0, status == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    self.listener = listener
    let port = UInt16(bigEndian: address.sin_port)
    baseURL = try #require(URL(string: "http://127.0.0.1:\(port)"))
    Thread.detachNewThread { Self.serve(listener, behavior) }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func serve(_ listener: Int32, _ behavior: Behavior) {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      _ = unsafe read(connection, &buffer, buffer.count)
      switch behavior {
      case .keepsSilent:
        // Closed by the other side, or with the process.
        continue
      case .sends(let text):
        let bytes = Array(text.utf8)
        _ = unsafe write(connection, bytes, bytes.count)
        close(connection)
      }
    }
  }
}
