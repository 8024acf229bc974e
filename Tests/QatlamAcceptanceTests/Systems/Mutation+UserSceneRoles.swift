extension Mutation {
  /// Breaks of the user scene's roles, protocols, files and borders.
  static let userSceneRoles: [Mutation] = [
    Mutation(
      .userScene,
      "the interactor makes the next scene's interactor",
      breaks: "V7",
      "V9",
      "V10",
      patch: """
        == UserScene/Scenes/UserScene/UserInteractor.swift
         private var opensEditor: Bool
        +private var editing: EditUserInteractor? // ✗ feature-border EditUserInteractor
        """
    ),
    Mutation(
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
        +    .pushViewController(UIViewController(), animated: true) // ✗ navigation pushViewController
        +}
        """
    ),
    Mutation(
      .userScene,
      "the view holds its router without a protocol",
      breaks: "V7",
      "V9",
      patch: """
        == UserScene/Scenes/UserScene/UserViewController.swift
         private var firstLine = 0
        +var router: UserRouter? // ✗ dependency UserRouter
        """
    ),
    Mutation(
      .userScene,
      "the worker tells the presenter",
      breaks: "V8",
      patch: """
        == UserScene/Scenes/UserScene/UserWorker.swift
        +extension UserWorker {
        +  @MainActor
        +  func tell(
        +    _ presenter: any UserPresentationLogic, // ✗ dependency UserPresentationLogic
        +    of user: User
        +  ) {
        +    let edit = UserModels.AcceptEdit.Response( // ✗ dependency UserModels.AcceptEdit.Response
        +      userData: user
        +    )
        +    presenter.presentAcceptedEdit(response: edit) // ✗ dependency UserPresentationLogic
        +  }
        +}
        """
    ),
    Mutation(
      .userScene,
      "the worker imports a UI kit",
      breaks: "V8",
      patch: """
        == UserScene/Scenes/UserScene/UserWorker.swift
        +#if canImport(UIKit)
        +import UIKit // ✗ import UIKit
        +#endif
        """
    ),
    Mutation(
      .userScene,
      "the view holds its interactor without a protocol",
      breaks: "V9",
      patch: """
        == UserScene/Scenes/UserScene/UserViewController.swift
         private var firstLine = 0
        +var owner: UserInteractor? // ✗ dependency UserInteractor
        """
    ),
    Mutation(
      .userScene,
      "the presenter stands behind no protocol",
      breaks: "V9",
      patch: """
        == UserScene/Scenes/UserScene/UserPresenter.swift
        -final class UserPresenter: UserPresentationLogic {
        +final class UserPresenter { // ✗ own-protocol UserPresenter
        == UserScene/Scenes/UserScene/UserInteractor.swift
        -var presenter: (any UserPresentationLogic)?
        +var presenter: UserPresenter? // ✗ dependency UserPresenter
        == UserScene/Scenes/UserScene/UserInteractor.swift
         presenter?.presentUserData(response: .loading(id: userID, known: user)) // ✗ dependency UserPresenter
        == UserScene/Scenes/UserScene/UserInteractor.swift
         presenter?.presentEditUser(response: .nothingLoaded) // ✗ dependency UserPresenter
        == UserScene/Scenes/UserScene/UserInteractor.swift
         presenter?.presentAcceptedEdit( // ✗ dependency UserPresenter
        == UserScene/Scenes/UserScene/UserInteractor.swift
         presenter?.presentUserData(response: .userData(fetchedData)) // ✗ dependency UserPresenter
        == UserScene/Scenes/UserScene/UserInteractor.swift
        +presenter?.presentUserData( // ✗ dependency UserPresenter
        -presenter?.presentUserData(response: .failed(failure, id: userID, known: user))
        +  response: .failed(failure, id: userID, known: user)
        +)
        """
    ),
    Mutation(
      .userScene,
      "the presenter is there for everybody",
      breaks: "V9",
      patch: """
        == UserScene/Scenes/UserScene/UserPresenter.swift
         private let wording: Wording
        +static let shared = UserPresenter(language: .english) // ✗ singleton UserPresenter
        """
    ),
    Mutation(
      .userScene,
      "a scene has no presenter",
      breaks: "V10",
      patch: """
        == UserScene/Scenes/AboutScene ✗ missing-part presenter
        == UserScene/Scenes/AboutScene/AboutProtocols.swift
        +@MainActor
        +protocol AboutBusinessLogic: AnyObject {
        +  func open()
        +}
        == UserScene/Scenes/AboutScene/AboutInteractor.swift
        +@MainActor
        +final class AboutInteractor: AboutBusinessLogic {
        +  func open() {}
        +}
        == UserScene/Scenes/AboutScene/AboutViewController.swift
        +@MainActor
        +final class AboutViewController {
        +  var interactor: (any AboutBusinessLogic)?
        +}
        """
    ),
    Mutation(
      .userScene,
      "an interactor stands among the services",
      breaks: "V10",
      patch: """
        == UserScene/Services/AuditInteractor.swift
        +final class AuditInteractor { // ✗ misplaced AuditInteractor
        +  private let directory: any UserDirectory
        +
        +  init(directory: any UserDirectory) {
        +    self.directory = directory
        +  }
        +}
        """
    ),
    Mutation(
      .userScene,
      "the presenter holds its view strongly and without a protocol",
      breaks: "V9",
      "V11",
      patch: """
        == UserScene/Scenes/UserScene/UserPresenter.swift
         private let wording: Wording
        +var screen: // ✗ retain-cycle UserViewController
        +  UserViewController? // ✗ dependency UserViewController
        """
    ),
    Mutation(
      .userScene,
      "the presenter holds its view strongly",
      breaks: "V11",
      patch: """
        == UserScene/Scenes/UserScene/UserPresenter.swift
        -weak var viewController: (any UserDisplayLogic)?
        +var viewController: (any UserDisplayLogic)? // ✗ retain-cycle UserViewController
        """
    ),
  ]
}
