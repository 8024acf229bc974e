extension Likeness {
  /// The User scene's document's app.
  static let userScene = Likeness(
    name: "UserScene",
    style: "vip",
    entity: "User",
    fields: "name:String?, email:String?",
    folders: ["Entities", "Scenes", "Services"],
    left: ["ViewController", "Configurator"],
    differences: [
      .changed: [
        "V6: the example's directories also keep users, and may be files": [
          "Entities/DirectoryFailure.swift"
        ],
        "V5, V7: the example's scene also goes to the scene that changes its user, and comes back":
          [
            "Scenes/UserScene/UserInteractor.swift", "Scenes/UserScene/UserModels.swift",
            "Scenes/UserScene/UserProtocols.swift", "Scenes/UserScene/UserRouter.swift",
          ],
        "V6: the example's presenter speaks three languages and writes JSON": [
          "Scenes/UserScene/UserPresenter.swift"
        ],
      ],
      .onlyInExample: [
        "V7: the example has a second scene, which changes the user": [
          "Scenes/EditUserScene/EditUserInteractor.swift",
          "Scenes/EditUserScene/EditUserModels.swift",
          "Scenes/EditUserScene/EditUserPresenter.swift",
          "Scenes/EditUserScene/EditUserProtocols.swift",
          "Scenes/EditUserScene/EditUserRouter.swift", "Scenes/EditUserScene/EditUserWorker.swift",
          "Scenes/EditUserScene/Wording/EditUserPresenter+English.swift",
          "Scenes/EditUserScene/Wording/EditUserPresenter+Turkish.swift",
          "Scenes/EditUserScene/Wording/EditUserPresenter+Uzbek.swift",
          "Scenes/EditUserScene/Wording/EditUserPresenter+Wording.swift",
        ],
        "the example speaks three languages": [
          "Entities/Language.swift", "Scenes/UserScene/Wording/UserPresenter+English.swift",
          "Scenes/UserScene/Wording/UserPresenter+Turkish.swift",
          "Scenes/UserScene/Wording/UserPresenter+Uzbek.swift",
          "Scenes/UserScene/Wording/UserPresenter+Wording.swift",
        ],
        "V8: the example's directories also save": [
          "Services/HTTPUserDirectory+Saving.swift", "Services/UserKeeper.swift",
          "Services/UserRecord+Writing.swift",
        ],
        "V8: without a server the example keeps its users in a file": [
          "Services/EmbeddedUsers.swift", "Services/FileUserDirectory.swift",
        ],
      ],
      .onlyInTemplate: [
        "the document has one scene, and an app begins with a list": [
          "Entities/User+Order.swift", "Scenes/UsersScene/UsersInteractor.swift",
          "Scenes/UsersScene/UsersModels.swift", "Scenes/UsersScene/UsersPresenter.swift",
          "Scenes/UsersScene/UsersProtocols.swift", "Scenes/UsersScene/UsersRouter.swift",
          "Scenes/UsersScene/UsersWorker.swift", "Services/HTTPUserDirectory+List.swift",
          "Services/UsersDirectory.swift",
        ],
        "without a server the template's users are in memory": [
          "Services/EmbeddedUserDirectory.swift"
        ],
      ],
    ]
  )
}
