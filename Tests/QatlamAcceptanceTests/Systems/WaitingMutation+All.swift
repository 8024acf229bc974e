extension WaitingMutation {
  /// Every break that waits; the list may only shrink.
  ///
  /// Once Qatlam reports what a break owes, its test fails: change ⧗ to ✗, drop ✂, and move it to the served.
  static let all: [WaitingMutation] = [
    WaitingMutation(
      mutation: Mutation(
        .userScene,
        "two scenes name each other's views",
        breaks: "V1",
        patch: """
          == UserScene/Scenes/UserScene/UserRouter.swift
           private let editUser: EditUserConfigurator
          +private weak var editing: EditUserViewController? // ⧗ cycle EditUserViewController
          == UserScene/Scenes/EditUserScene/EditUserRouter.swift
           private let whenSaved: (User) -> Void
          +weak var opener: UserViewController?
          """
      ),
      reason: "Rule cycle is not judged yet."
    ),
    WaitingMutation(
      mutation: Mutation(
        .articles,
        "the API and the gateway know each other",
        breaks: "C1",
        patch: """
          == Articles/Data/API/ArticleAPI.swift
          +extension ArticleAPI {
          +  func sync(_ gateway: ArticleGateway) async { // ⧗ cycle ArticleGateway
          +    _ = try? await gateway.all()
          +  }
          +}
          """
      ),
      reason: "Rule cycle is not judged yet."
    ),
    WaitingMutation(
      mutation: Mutation(
        .rickAndMorty,
        "two parts of Core know each other",
        breaks: "R18",
        patch: """
          == RickAndMorty/Core/Retries.swift
          +struct Retries: Hashable, Sendable {
          +  var method: HTTPMethod // ⧗ cycle HTTPMethod
          +}
          == RickAndMorty/Core/Network/Endpoint.swift
          +extension Endpoint {
          +  var retries: Retries { Retries(method: method) }
          +}
          """
      ),
      reason: "Rule cycle is not judged yet."
    ),
  ]
}
