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
    WaitingMutation(
      mutation: Mutation(
        .userScene,
        "the view pushes the next screen",
        breaks: "V7",
        patch: """
          == UserScene/Scenes/UserScene/UserViewController.swift
          -let edit = UIAction { [weak self] _ in
          -  self?.interactor?.editUser(request: UserModels.EditUser.Request())
          -}
          +let edit = UIAction { [weak self] _ in
          +  self?.navigationController?
          +    .pushViewController(UIViewController(), animated: true) // ⧗ navigation pushViewController
          +}
          """
      ),
      reason: "Style vip has no shape for navigation, which `--rules all` should turn on (V7)."
    ),
    WaitingMutation(
      mutation: Mutation(
        .rickAndMorty,
        "a view's protocol carries an entity",
        breaks: "R13",
        patch: """
          == RickAndMorty/Features/Home/Contracts/HomeContracts.swift
           func updateView(with items: [HomeViewItem])
          +func show(_ characters: [RMCharacterResponse]) // ⧗ leak RMCharacterResponse
          == RickAndMorty/Features/Home/UI/HomePlainView.swift
          -/// Takes the rows.
          +func show(_ characters: [RMCharacterResponse]) {} // ✗ dependency RMCharacterResponse
          +
          +/// Takes the rows.
          == RickAndMorty/Features/Home/UI/HomeViewController.swift
          -/// Shows these rows in place of all others (R16).
          +func show(_ characters: [RMCharacterResponse]) {} // ✗ dependency RMCharacterResponse
          +
          +/// Shows these rows in place of all others (R16).
          == RickAndMorty/Features/Home/UI/HomeViewController+UIKit.swift
          -/// Shows these rows in place of all others (R16).
          +func show(_ characters: [RMCharacterResponse]) {} // ✗ dependency RMCharacterResponse
          +
          +/// Shows these rows in place of all others (R16).
          """
      ),
      reason: "Style clean-viper hides Infrastructure alone in signatures, no entities from views."
    ),
  ]
}
