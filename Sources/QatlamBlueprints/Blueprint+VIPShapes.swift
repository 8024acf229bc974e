internal import QatlamDomain

extension Blueprint {
  private static let roles = ["View", "Interactor", "Presenter", "Router", "Worker"]
  private static let contracts = [
    "ViewProtocols", "PresenterProtocols", "InteractorProtocols", "RouterProtocols",
    "WorkerProtocols",
  ]

  static let vipShapes: [Shape] =
    [
      Shape(
        .kind,
        ["Models"],
        .declaredAs([.struct, .enum, .protocol], nested: true),
        reason: "What crosses a border is a plain struct or enum.",
        remedy: "Declare it as a struct or an enum.",
        serves: ["V5"]
      ),
      Shape(
        .retainCycle,
        ["Presenter", "Router"],
        .holdsWeakly(["View"]),
        reason: "View, interactor and presenter hold each other in a ring; one link must be weak.",
        remedy: "Write `weak` before the property that leads back to the view.",
        serves: ["V11"]
      ),
      Shape(
        .ownProtocol,
        ["Interactor", "Presenter"],
        .standsBehindProtocol(suffixes: ["Interactor", "Presenter"]),
        reason: "Neighbours are known through protocols, so that each can be tested alone.",
        remedy: "Declare the business-logic or presentation-logic protocol.",
        serves: ["V9"]
      ),
      Shape(
        .singleton,
        roles + ["Services", "Entities", "Scene", "Common"],
        .keepsNoSharedInstance,
        reason: "An instance for everybody cannot be replaced by a fake.",
        remedy: "Make the instance in the configurator and pass it on.",
        serves: ["V9", "R7"]
      ),
      Shape(
        .leak,
        ["ViewProtocols"],
        .signaturesHide(["Entities"]),
        reason: "A view is given view models, never entities.",
        remedy: "Let the presenter put what is shown into the ViewModel.",
        serves: ["V5", "V6"]
      ),
      Shape(
        .businessLogic,
        ["View", "Presenter"],
        .leavesCollectionsAlone(of: ["Entities"]),
        reason: "The interactor holds the business logic; view and presenter hold none.",
        remedy: "Let the interactor choose and sort before it presents.",
        serves: ["V2", "V4"]
      ),
      Shape(
        .navigation,
        ["View", "Interactor", "Presenter"],
        .leavesNavigationAlone,
        reason: "The router moves between scenes.",
        remedy: "Order the router through its protocol.",
        serves: ["V7"]
      ),
    ]
    + sceneShapes(
      values: "Models",
      contracts: contracts,
      serves: ["V10"]
    )

  static let viperShapes: [Shape] =
    [
      Shape(
        .kind,
        ["ViewItems"],
        .declaredAs([.struct, .enum, .protocol], nested: true),
        reason: "What a view is given to show is a plain value.",
        remedy: "Declare it as a struct or an enum.",
        serves: ["R13"]
      ),
      Shape(
        .retainCycle,
        ["Presenter", "Router"],
        .holdsWeakly(["View"]),
        reason: "View and presenter hold each other; one link must be weak.",
        remedy: "Write `weak` before the property that leads back to the view.",
        serves: ["V11", "R15"]
      ),
      Shape(
        .retainCycle,
        ["Interactor"],
        .holdsWeakly(["Presenter"]),
        reason: "Presenter and interactor hold each other; one link must be weak.",
        remedy: "Write `weak` before the interactor's output.",
        serves: ["V11", "R15"]
      ),
      Shape(
        .ownProtocol,
        ["Interactor", "Presenter"],
        .standsBehindProtocol(suffixes: ["Interactor", "Presenter"]),
        reason: "Neighbours are known through protocols, so that each can be tested alone.",
        remedy: "Declare the protocol in the module's contracts.",
        serves: ["R12", "V9"]
      ),
      Shape(
        .construction,
        roles + ["Services"],
        .madeByComposition(
          roles: ["Interactor", "Presenter", "Worker"],
          others: ["Services"]
        ),
        reason: "No part makes its own dependency.",
        remedy: "Receive it through the initialiser and let the builder make it.",
        serves: ["R7", "R15"]
      ),
      Shape(
        .construction,
        ["Interactor", "Presenter", "Worker"],
        .madeByComposition(roles: [], others: ["Common"]),
        reason: "No part makes its own dependency.",
        remedy: "Receive it through the initialiser and let the builder make it.",
        serves: ["R7", "R15"]
      ),
      Shape(
        .injection,
        ["Interactor", "Presenter"],
        .receivedThroughInitializer(
          of: ["InteractorProtocols", "RouterProtocols", "WorkerProtocols", "Services"]
        ),
        reason: "What is set later may be missing when it is needed.",
        remedy: "Take it in the initialiser and keep it in a `let`.",
        serves: ["R7", "R15"]
      ),
      Shape(
        .singleton,
        roles + ["Services", "Entities", "Scene", "Common"],
        .keepsNoSharedInstance,
        reason: "An instance for everybody is a dependency that no initialiser shows.",
        remedy: "Make the instance in the builder and pass it on.",
        serves: ["R7"]
      ),
      Shape(
        .leak,
        ["ViewProtocols"],
        .signaturesHide(["Entities"]),
        reason: "Presenters hand the view items to show, never entities.",
        remedy: "Let the presenter make a view item of it.",
        serves: ["R13"]
      ),
      Shape(
        .navigation,
        ["View", "Presenter"],
        .leavesNavigationAlone,
        reason: "The router moves between modules.",
        remedy: "Order the router through its protocol.",
        serves: ["R5", "R17"]
      ),
    ]
    + sceneShapes(
      values: "ViewItems",
      contracts: contracts + ["InteractorOutputs"],
      serves: ["R12", "R19"]
    )

  /// What both styles ask of scenes and their folders.
  private static func sceneShapes(
    values: String,
    contracts: [String],
    serves: [String]
  ) -> [Shape] {
    [
      Shape(
        .missingPart,
        ["View", "Interactor", "Presenter"],
        .featuresHave([
          FeaturePiece("view", part: "View"),
          FeaturePiece("interactor", part: "Interactor"),
          FeaturePiece("presenter", part: "Presenter"),
        ]),
        reason: "A scene is whole with its view, its interactor and its presenter.",
        remedy: "Add the missing part, or move what is here to the scene it belongs to.",
        serves: serves
      ),
      Shape(
        .storyboard,
        ["View", "Router", "Composition"],
        .usesNoInterfaceFiles,
        reason: "Screens that are written in code can be read, reviewed and put together by hand.",
        remedy: "Build the view in code.",
        serves: ["R8"]
      ),
      Shape(
        .asyncAwait,
        ["WorkerProtocols", "Services"],
        .awaitsResults,
        reason: "A result that is awaited cannot be forgotten or reported twice.",
        remedy: "Make it `async throws` and return the result.",
        serves: ["R10"]
      ),
      Shape(
        .misplaced,
        roles + contracts + ["Entities", "Services", values, "Scene"],
        .namesFitFolders(sceneHomes),
        reason: "A name that says one role in the folder of another hides what depends on what.",
        remedy: "Move the type to the folder of its role, or name it for what it is.",
        serves: serves
      ),
    ]
  }

  private static let sceneHomes: [NameHome] = [
    NameHome([], folders: ["entity", "entities", "service", "services", "model", "models"]),
    NameHome(["Interactor"], kinds: [.class], folders: ["interactor", "interactors"]),
    NameHome(["Presenter"], kinds: [.class], folders: ["presenter", "presenters"]),
    NameHome(
      ["Router", "Wireframe"],
      kinds: [.class],
      folders: ["router", "routers", "wireframe", "navigation"]
    ),
    NameHome(
      ["ViewController"],
      kinds: [.class],
      folders: ["view", "views", "viewcontroller", "viewcontrollers"]
    ),
  ]
}
