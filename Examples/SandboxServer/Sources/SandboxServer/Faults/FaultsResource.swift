/// `/_faults`: the plan in force, to be read, replaced and reset over HTTP.
struct FaultsResource: Resource {
  /// The first part of the path.
  static let name = "_faults"

  let control: FaultControl

  func actions(at path: [String]) -> [String: Action]? {
    guard path == [Self.name] else { return nil }
    return [
      "GET": { _ in .json(control.plan) },
      "PUT": { request in
        control.plan = try request.decoded(as: FaultPlan.self)
        return .json(control.plan)
      },
      "DELETE": { _ in
        control.plan = .none
        return .noContent
      },
    ]
  }
}
