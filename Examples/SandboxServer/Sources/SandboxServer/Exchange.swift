import Foundation
import Synchronization

/// What happens between a request and its answer: it is recorded, disturbed, and fulfilled.
final class Exchange: Sendable {
  /// The faults in force.
  let faults: FaultControl
  /// Where delayed answers wait.
  let pause = Pause()
  private let router: Router
  private let recorded = Mutex<[RecordedRequest]>([])

  /// Creates an exchange without a past.
  init(router: Router, faults: FaultControl) {
    self.router = router
    self.faults = faults
  }

  /// The requests so far, in order.
  var requests: [RecordedRequest] {
    recorded.withLock { $0 }
  }

  /// Answers a request whose body is complete.
  func answer(method: String, authorization: String?, upload: Upload) -> Daemon.Answer {
    let isControl = upload.target.split(separator: "?").first == "/\(FaultsResource.name)"
    if isControl {
      return .response(fulfil(method: method, authorization: authorization, upload: upload))
    }
    recorded.withLock { $0.append(RecordedRequest(method: method, path: upload.target)) }
    let (plan, fault) = faults.next()
    if plan.phase == .before {
      pause.wait(milliseconds: plan.delayMilliseconds)
      if let fault { return fault.answer }
    }
    let response = fulfil(method: method, authorization: authorization, upload: upload)
    guard plan.phase == .after else { return .response(response) }
    pause.wait(milliseconds: plan.delayMilliseconds)
    return fault?.answer ?? .response(response)
  }

  private func fulfil(method: String, authorization: String?, upload: Upload) -> HTTPResponse {
    do throws(Refusal) {
      guard let body = upload.body else {
        throw Refusal(.tooLarge, "the body is larger than \(Upload.limit) bytes")
      }
      return router.respond(
        to: try HTTPRequest(
          method: method,
          target: upload.target,
          authorization: authorization,
          body: body
        )
      )
    } catch {
      return error.response
    }
  }
}
