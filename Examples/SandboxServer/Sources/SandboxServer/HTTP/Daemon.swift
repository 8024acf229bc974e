import CMicroHTTPD
import Foundation
import Synchronization

/// The HTTP library with a thread for every connection: the one place that calls it.
///
/// A thread each, and not a few for all, because an answer that is delayed on purpose must delay
/// no other one. What is marked `unsafe` passes pointers that the library gives to a call and
/// that are not kept, or references whose owner outlives the library's use of them: `site` is
/// held by this object until the library has stopped, each `Upload` by the request itself.
final class Daemon: Sendable {
  /// What came of a request.
  enum Answer: Sendable {
    /// Send an answer.
    case response(HTTPResponse)
    /// Announce an answer and close the connection in the middle of it.
    ///
    /// A connection that is closed without a word makes clients ask again by themselves when they
    /// had used it before; nobody would notice the fault.
    case cut
  }

  /// What is asked for an answer, on any of the library's threads.
  final class Site: Sendable {
    /// The function that answers a request whose body is complete.
    let answer: @Sendable (_ method: String, _ authorization: String?, Upload) -> Answer

    /// Creates a site that answers with a function.
    init(_ answer: @escaping @Sendable (String, String?, Upload) -> Answer) {
      self.answer = answer
    }
  }

  /// The address of the library's own object, which may be used from every thread.
  private let address: Mutex<Int?>
  private let site: Site

  /// Serves a socket, which belongs to the library from then on.
  init(socket: ListeningSocket, site: Site) throws(SandboxFailure) {
    self.site = site
    let flags = MHD_USE_THREAD_PER_CONNECTION.rawValue | MHD_USE_AUTO_INTERNAL_THREAD.rawValue
    let context = unsafe Unmanaged.passUnretained(site).toOpaque()
    let targetCallback: TargetCallback = unsafe beginRequest
    let endCallback: EndCallback = unsafe endRequest
    let options: [any CVarArg] = unsafe [
      Int32(MHD_OPTION.LISTEN_SOCKET.rawValue), socket.descriptor,
      Int32(MHD_OPTION.URI_LOG_CALLBACK.rawValue),
      unsafeBitCast(targetCallback, to: Int.self), 0,
      Int32(MHD_OPTION.NOTIFY_COMPLETED.rawValue),
      unsafeBitCast(endCallback, to: Int.self), 0,
      Int32(MHD_OPTION.END.rawValue),
    ]
    let daemon = unsafe withVaList(options) { list in
      unsafe MHD_start_daemon_va(flags, 0, nil, nil, answerRequest, context, list)
    }
    guard let daemon = unsafe daemon else {
      close(socket.descriptor)
      throw .cannotServe
    }
    address = Mutex(Int(bitPattern: daemon))
  }

  deinit {
    stop()
  }

  /// Closes every connection and returns once no request is being answered any more.
  func stop() {
    let daemon = address.withLock { address in
      defer { address = nil }
      return address
    }
    if let daemon { unsafe MHD_stop_daemon(OpaquePointer(bitPattern: daemon)) }
  }
}

private typealias TargetCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
  ) -> UnsafeMutableRawPointer?

private typealias EndCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    MHD_RequestTerminationCode
  ) -> Void

/// Called with the target of a new request; the result is that request's own pointer.
private func beginRequest(
  context: UnsafeMutableRawPointer?,
  target: UnsafePointer<CChar>?,
  connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  let upload = unsafe Upload(target: target.map { unsafe String(cString: $0) } ?? "/")
  return unsafe Unmanaged.passRetained(upload).toOpaque()
}

/// Called once when a request is over, however it ended.
private func endRequest(
  context: UnsafeMutableRawPointer?,
  connection: OpaquePointer?,
  request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  reason: MHD_RequestTerminationCode
) {
  guard let upload = unsafe request?.pointee else { return }
  unsafe Unmanaged<Upload>.fromOpaque(upload).release()
  unsafe request?.pointee = nil
}

/// Called when the headers are there, for every piece of the body, and when it is complete.
private func answerRequest(
  context: UnsafeMutableRawPointer?,
  connection: OpaquePointer?,
  url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?,
  version: UnsafePointer<CChar>?,
  piece: UnsafePointer<CChar>?,
  pieceSize: UnsafeMutablePointer<Int>?,
  request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context = unsafe context, let connection = unsafe connection,
    let method = unsafe method, let pieceSize = unsafe pieceSize,
    let pointer = unsafe request?.pointee
  else { return .NO }
  let upload = unsafe Unmanaged<Upload>.fromOpaque(pointer).takeUnretainedValue()
  if upload.isFirstCall() { return .YES }
  if unsafe pieceSize.pointee > 0 {
    if let piece = unsafe piece {
      unsafe upload.append(Data(bytes: piece, count: pieceSize.pointee))
    }
    unsafe pieceSize.pointee = 0
    return .YES
  }
  let site = unsafe Unmanaged<Daemon.Site>.fromOpaque(context).takeUnretainedValue()
  let authorization = unsafe MHD_lookup_connection_value(
    connection,
    .HEADER_KIND,
    "Authorization"
  )
  let answer = unsafe site.answer(
    String(cString: method),
    authorization.map { unsafe String(cString: $0) },
    upload
  )
  switch answer {
  case .cut: return unsafe sendBeginning(over: connection)
  case .response(let response): return unsafe send(response, over: connection)
  }
}

/// Hands an answer over; the library keeps a copy.
private func send(_ answer: HTTPResponse, over connection: OpaquePointer) -> MHD_Result {
  var bytes = Array(answer.body)
  let count = bytes.count
  let response = unsafe MHD_create_response_from_buffer(count, &bytes, .RESPMEM_MUST_COPY)
  guard let response = unsafe response else { return .NO }
  for (name, value) in answer.headers.sorted(by: { $0.key < $1.key }) {
    _ = unsafe MHD_add_response_header(response, name, value)
  }
  let result = unsafe MHD_queue_response(connection, UInt32(clamping: answer.status), response)
  unsafe MHD_destroy_response(response)
  return result
}

/// Hands over an answer of which only the first byte can be had.
private func sendBeginning(over connection: OpaquePointer) -> MHD_Result {
  let reader: MHD_ContentReaderCallback = { _, position, buffer, _ in
    // The macro MHD_CONTENT_READER_END_WITH_ERROR, which closes the connection.
    guard position == 0, let buffer = unsafe buffer else { return -2 }
    unsafe buffer.pointee = CChar(UInt8(ascii: "{"))
    return 1
  }
  let response = unsafe MHD_create_response_from_callback(1000, 1000, reader, nil, nil)
  guard let response = unsafe response else { return .NO }
  for (name, value) in HTTPResponse.jsonHeaders {
    _ = unsafe MHD_add_response_header(response, name, value)
  }
  let result = unsafe MHD_queue_response(connection, UInt32(HTTPStatus.ok.rawValue), response)
  unsafe MHD_destroy_response(response)
  return result
}
