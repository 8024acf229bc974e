extension Mutation {
  /// Breaks of the user scene's cycle and of what its parts may know.
  static let userSceneCycle: [Mutation] = [
    Mutation(
      .userScene,
      "the view orders the presenter",
      breaks: "V1",
      "V2",
      patch: """
        == UserScene/Scenes/UserScene/UserViewController.swift
         /// Hears what the person does.
         var interactor: (any UserBusinessLogic)?
        +var presenter: (any UserPresentationLogic)? // ✗ dependency UserPresentationLogic
         /// The stack that shows the scene.
        """
    ),
    Mutation(
      .userScene,
      "the presenter asks the interactor back",
      breaks: "V1",
      "V4",
      patch: """
        == UserScene/Scenes/UserScene/UserPresenter.swift
         private let wording: Wording
        +weak var interactor: (any UserBusinessLogic)? // ✗ dependency UserBusinessLogic
        """
    ),
    Mutation(
      .userScene,
      "the interactor shows its result itself",
      breaks: "V1",
      "V3",
      patch: """
        == UserScene/Scenes/UserScene/UserInteractor.swift
         private var opensEditor: Bool
        +weak var display: (any UserDisplayLogic)? // ✗ dependency UserDisplayLogic
        """
    ),
    Mutation(
      .userScene,
      "the view asks the worker",
      breaks: "V2",
      "V8",
      patch: """
        == UserScene/Scenes/UserScene/UserViewController.swift
         private var firstLine = 0
        +var worker: (any UserWorkingLogic)? // ✗ dependency UserWorkingLogic
        """
    ),
    Mutation(
      .userScene,
      "the view loads by itself",
      breaks: "V2",
      "V8",
      patch: """
        == UserScene/Scenes/UserScene/UserViewController.swift
        -private func layOut() {
        +private func load(_ url: URL) {
        +  URLSession.shared.dataTask(with: url).resume() // ✗ import URLSession
        +}
        +
        +private func layOut() {
        """
    ),
    Mutation(
      .userScene,
      "the view sorts users",
      breaks: "V2",
      "V6",
      patch: """
        == UserScene/Scenes/UserScene/UserViewController.swift
        -private func scroll(by lines: Int) {
        +private func newestFirst(_ users: [User]) -> [User] { // ✗ dependency User
        +  users.sorted { $0.id > $1.id } // ✗ business-logic User ✗ dependency User
        +}
        +
        +private func scroll(by lines: Int) {
        """
    ),
    Mutation(
      .userScene,
      "the interactor picks a colour",
      breaks: "V3",
      patch: """
        == UserScene/Scenes/UserScene/UserInteractor.swift
        +#if canImport(UIKit)
        +import UIKit // ✗ import UIKit
        +
        +extension UserInteractor {
        +  var warning: UIColor { .systemRed }
        +}
        +#endif
        """
    ),
    Mutation(
      .userScene,
      "the presenter fetches",
      breaks: "V4",
      "V8",
      patch: """
        == UserScene/Scenes/UserScene/UserPresenter.swift
         private let wording: Wording
        +private var directory: (any UserDirectory)? // ✗ dependency UserDirectory
        """
    ),
    Mutation(
      .userScene,
      "the presenter chooses among users",
      breaks: "V4",
      patch: """
        == UserScene/Scenes/UserScene/UserPresenter.swift
        -private static func quoted(_ text: String?) -> String {
        +private static func named(_ users: [User]) -> [User] {
        +  users.filter { $0.name != nil } // ✗ business-logic User
        +}
        +
        +private static func quoted(_ text: String?) -> String {
        """
    ),
    Mutation(
      .userScene,
      "the presenter imports a UI kit",
      breaks: "V4",
      patch: """
        == UserScene/Scenes/UserScene/UserPresenter.swift
         import Foundation
        +#if canImport(UIKit)
        +import UIKit // ✗ import UIKit
        +#endif
        """
    ),
    Mutation(
      .userScene,
      "a response is a class",
      breaks: "V5",
      patch: """
        == UserScene/Scenes/UserScene/UserModels.swift
        -struct Response: Hashable, Sendable {
        +final class Response: Sendable { // ✗ kind UserModels.AcceptEdit.Response
        +  init(userData: User) { self.userData = userData }
        == UserScene/Scenes/UserScene/UserModels.swift
         /// The user that is kept now.
        -var userData: User
        +let userData: User
         }
         }
        """
    ),
    Mutation(
      .userScene,
      "the view is handed the user and words it",
      breaks: "V5",
      "V6",
      patch: """
        == UserScene/Scenes/UserScene/UserProtocols.swift
         /// Shows why the user cannot be changed now.
         func displayEditUser(viewModel: UserModels.EditUser.ViewModel)
        +func display(_ user: User) // ✗ leak User
        == UserScene/Scenes/UserScene/UserViewController.swift
        -private func layOut() {
        +func display(_ user: User) { // ✗ dependency User
        +  nameLabel.text = user.name ?? "" // ✗ dependency User
        +}
        +
        +private func layOut() {
        == UserScene/Scenes/UserScene/UserViewController.swift
        -private func scroll(by lines: Int) {
        +func display(_ user: User) { // ✗ dependency User
        +  nameLabel.text = user.name ?? "" // ✗ dependency User
        +}
        +
        +private func scroll(by lines: Int) {
        == UserScene/App/Commands/ShowCommand.swift
        +extension ShowCommand {
        +  func display(_ user: User) {}
        +}
        == UserScene/App/Commands/EditCommand.swift
        +extension EditCommand {
        +  func display(_ user: User) {}
        +}
        """
    ),
    Mutation(
      .userScene,
      "two scenes name each other's views",
      breaks: "V1",
      patch: """
        == UserScene/Scenes/UserScene/UserRouter.swift
         private let editUser: EditUserConfigurator
        +private weak var editing: EditUserViewController? // ✗ cycle EditUserViewController
        == UserScene/Scenes/EditUserScene/EditUserRouter.swift
         private let whenSaved: (User) -> Void
        +weak var opener: UserViewController?
        """
    ),
  ]
}
