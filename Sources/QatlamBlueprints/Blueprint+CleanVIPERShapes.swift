internal import QatlamDomain

extension Blueprint {
  private static let makers = [
    "UseCases", "Infrastructure", "Presentation", "UI", "Navigation", "Core", "CoreNetwork",
  ]

  static let cleanVIPERShapes: [Shape] = [
    Shape(
      .kind,
      ["Entities"],
      .declaredAs([.struct, .enum, .protocol], nested: true),
      reason: "Entities are pure data models.",
      remedy: "Declare it as a struct or an enum.",
      serves: ["R4"]
    ),
    Shape(
      .kind,
      ["ViewItems"],
      .declaredAs([.struct, .enum, .protocol], nested: true),
      reason: "A view item is formatted text and colours: a plain value.",
      remedy: "Declare it as a struct or an enum.",
      serves: ["R13"]
    ),
    Shape(
      .kind,
      ["Interfaces"],
      .declaredAs([.protocol], nested: false),
      reason: "Domain/Interfaces holds the protocols by which domain and Infrastructure meet.",
      remedy: "Move the implementation to Infrastructure, or the value to Domain/Entities.",
      serves: ["R9", "R19"]
    ),
    Shape(
      .construction,
      makers,
      .madeByComposition(
        roles: ["UseCases", "Presentation", "Navigation"],
        others: ["Infrastructure"]
      ),
      reason: "No type makes its own dependency.",
      remedy: "Receive it through the initialiser and let the factory make it.",
      serves: ["R7", "R15"]
    ),
    Shape(
      .injection,
      ["UseCases", "Presentation", "Infrastructure", "UI"],
      .receivedThroughInitializer(
        of: ["UseCases", "Interfaces", "Contracts", "CoreNetwork", "Infrastructure"]
      ),
      reason: "What is set later may be missing when it is needed.",
      remedy: "Take it in the initialiser and keep it in a `let`.",
      serves: ["R7", "R15"]
    ),
    Shape(
      .singleton,
      makers + ["Entities", "Domain", "CoreExtensions", "Feature"],
      .keepsNoSharedInstance,
      reason: "An instance for everybody is a dependency that no initialiser shows.",
      remedy: "Make the instance in the factory and pass it on.",
      serves: ["R7"]
    ),
    Shape(
      .ownProtocol,
      ["UseCases"],
      .standsBehindProtocol(suffixes: ["UseCase", "Interactor"]),
      reason: "A use case stands behind a protocol, so that a fake can take its place.",
      remedy: "Declare a protocol with its operation beside it.",
      serves: ["R2", "R18"]
    ),
    Shape(
      .ownProtocol,
      ["Presentation"],
      .standsBehindProtocol(suffixes: ["Presenter"]),
      reason: "A feature's presenter is known by the protocol in its contracts.",
      remedy: "Declare the presenter's protocol in the feature's contracts.",
      serves: ["R12"]
    ),
    Shape(
      .oneOperation,
      ["UseCases"],
      .hasOneOperation(suffixes: ["UseCase", "Interactor"]),
      reason: "A use case is one business action.",
      remedy: "Make a use case of each operation, or the helpers private.",
      serves: ["R2", "C5"]
    ),
    Shape(
      .leak,
      ["Interfaces", "UseCases", "Entities", "Domain", "Presentation"],
      .signaturesHide(["Infrastructure"]),
      reason: "Infrastructure's own formats stop at the repository.",
      remedy: "Let the signature speak of the entity.",
      serves: ["R9", "R13"]
    ),
    Shape(
      .leak,
      ["Contracts"],
      .protocolsHide(
        ["Entities"],
        suffixes: [
          "ViewProtocol", "ViewControllerProtocol", "ViewInput", "ViewInterface", "DisplayLogic",
          "Displaying", "Viewable",
        ]
      ),
      reason: "Presenters hand the view items to show, never entities.",
      remedy: "Let the presenter make a view item of it.",
      serves: ["R13"]
    ),
    Shape(
      .businessLogic,
      ["Presentation", "UI"],
      .leavesCollectionsAlone(of: ["Entities"]),
      reason: "The use case is the heart of the business logic.",
      remedy: "Let the use case return what is to be shown.",
      serves: ["R2", "R3"]
    ),
    Shape(
      .asyncAwait,
      ["UseCases", "Interfaces"],
      .awaitsResults,
      reason: "Async work uses async/await.",
      remedy: "Make it `async throws` and return the result.",
      serves: ["R10"]
    ),
    Shape(
      .retainCycle,
      ["Presentation", "Navigation"],
      .holdsWeakly(["UI"]),
      reason: "View and presenter hold each other; one link must be weak.",
      remedy: "Write `weak` before the property that leads back to the view.",
      serves: ["R15", "V11"]
    ),
    Shape(
      .storyboard,
      ["UI", "Navigation", "Presentation", "CompositionRoot", "Feature"],
      .usesNoInterfaceFiles,
      reason: "The UI is written in code: no storyboards, no XIBs.",
      remedy: "Build the view in code.",
      serves: ["R8"]
    ),
    Shape(
      .navigation,
      ["UI", "Presentation"],
      .leavesNavigationAlone,
      reason: "The router moves between modules.",
      remedy: "Order the router through its protocol.",
      serves: ["R5", "R17"]
    ),
    Shape(
      .missingPart,
      ["UI", "Presentation"],
      .featuresHave([
        FeaturePiece(
          "contracts",
          folders: ["contracts", "contract"],
          fileSuffixes: ["Contracts", "Contract", "Protocols"]
        )
      ]),
      reason: "Every feature has a contracts file with its View and Presenter protocols.",
      remedy: "Move the feature's protocols into Contracts.",
      serves: ["R12", "R19"]
    ),
    Shape(
      .misplaced,
      [
        "Entities", "Interfaces", "UseCases", "Domain", "CoreNetwork", "Core", "Infrastructure",
        "Contracts", "UI", "Presentation", "Navigation",
      ],
      .namesFitFolders(cleanVIPERHomes),
      reason: "A name that says one role in the folder of another hides what depends on what.",
      remedy: "Move the type to the folder of its role, or name it for what it is.",
      serves: ["R12", "R19"]
    ),
  ]

  private static let types: [DeclarationKind] = [.class, .struct, .enum, .actor]

  private static let cleanVIPERHomes: [NameHome] = [
    NameHome([], folders: ["entity", "entities"]),
    NameHome(["UseCase", "UseCaseProtocol"], folders: ["usecases", "usecase"]),
    NameHome(
      ["Repository", "RepositoryProtocol"],
      kinds: [.protocol],
      folders: ["interfaces", "interface", "repositories", "protocols"]
    ),
    NameHome(
      ["Repository", "Client", "NetworkClient"],
      kinds: types,
      folders: ["networking", "infrastructure", "persistence", "repositories", "data"]
    ),
    NameHome(["Presenter"], kinds: types, folders: ["presentation", "presenter"]),
    NameHome(["Router"], kinds: types, folders: ["navigation", "router"]),
    NameHome(["ViewController"], kinds: types, folders: ["ui", "view", "views"]),
    NameHome(
      ["ViewProtocol", "PresenterProtocol", "RouterProtocol"],
      kinds: [.protocol],
      folders: ["contracts", "contract"]
    ),
    NameHome(["Factory"], kinds: types, folders: ["compositionroot", "di"]),
  ]
}
