/// Finds what is to be done for a request, and turns refusals into answers.
struct Router: Sendable {
  private let resources: [any Resource]

  /// Creates a router; the first resource that knows a path has it.
  init(_ resources: [any Resource]) {
    self.resources = resources
  }

  /// Answers a request: 404 for an unknown path, 405 for an unknown method of a known one.
  func respond(to request: HTTPRequest) -> HTTPResponse {
    do {
      return try action(for: request)(request)
    } catch let refusal as Refusal {
      return refusal.response
    } catch {
      let reason = (error as? SandboxFailure)?.errorDescription ?? String(describing: error)
      return .error(reason, status: HTTPStatus.serverError.rawValue)
    }
  }

  private func action(for request: HTTPRequest) throws(Refusal) -> Action {
    for resource in resources {
      guard let actions = resource.actions(at: request.path) else { continue }
      if let action = actions[request.method] { return action }
      throw Refusal(
        .methodNotAllowed,
        "\(request.method) is not possible here",
        headers: ["Allow": actions.keys.sorted().joined(separator: ", ")]
      )
    }
    throw Refusal(.notFound, "there is nothing at this address")
  }
}
