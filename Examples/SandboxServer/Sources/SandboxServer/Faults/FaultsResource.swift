/// `/_faults`: the plan in force, to be read, replaced and reset over HTTP.
struct FaultsResource: Resource {
  /// The first part of the path.
  static let name = "_faults"

  /// What is read and replaced.
  let control: FaultControl

  /// What can be done at a path, by method, or `nil` when the path is not this part's.
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
