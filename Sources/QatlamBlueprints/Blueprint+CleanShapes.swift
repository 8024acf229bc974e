internal import QatlamDomain

extension Blueprint {
  private static let dependencies = ["UseCases", "Gateways", "DataGateways", "API"]

  static let cleanShapes: [Shape] = [
    Shape(
      .kind,
      ["Entities"],
      .declaredAs([.struct, .enum, .protocol], nested: true),
      reason: "An entity is a value: nobody can change it behind another's back.",
      remedy: "Declare it as a struct or an enum.",
      serves: ["C2"]
    ),
    Shape(
      .kind,
      ["Gateways"],
      .declaredAs([.protocol], nested: false),
      reason: "Gateways under Domain holds protocols only.",
      remedy: "Move the implementation to Data, or the value to Domain/Entities.",
      serves: ["C11", "C19"]
    ),
    Shape(
      .construction,
      ["UseCases", "ViewModels", "Views", "API", "DataGateways", "Data"],
      .madeByComposition(roles: ["UseCases", "DataGateways"], others: ["API"]),
      reason: "Concrete types are put together in one place, the container.",
      remedy: "Receive it through the initialiser and let the container make it.",
      serves: ["C7", "C18"]
    ),
    Shape(
      .construction,
      ["UseCases", "ViewModels", "DataGateways"],
      .madeByComposition(roles: [], others: ["Common"]),
      reason: "Concrete types are put together in one place, the container.",
      remedy: "Receive it through the initialiser and let the container make it.",
      serves: ["C7", "C18"]
    ),
    Shape(
      .construction,
      ["Views"],
      .madeByComposition(roles: [], others: ["ViewModels"]),
      reason: "Concrete types are put together in one place, the container.",
      remedy: "Receive the view model through the initialiser and let the container make it.",
      serves: ["C16", "C18"]
    ),
    Shape(
      .injection,
      ["UseCases", "ViewModels", "DataGateways"],
      .receivedThroughInitializer(of: dependencies),
      reason: "What is set later may be missing when it is needed.",
      remedy: "Take it in the initialiser and keep it in a `let`.",
      serves: ["C7", "C14"]
    ),
    Shape(
      .singleton,
      [
        "Entities", "UseCases", "Domain", "DTOs", "API", "DataGateways", "Data", "ViewModels",
        "Views", "Coordinators", "Presentation", "Helpers", "App", "Common",
      ],
      .keepsNoSharedInstance,
      reason: "An instance for everybody is a dependency that no initialiser shows.",
      remedy: "Make the instance in the container and pass it on.",
      serves: ["C7", "C18"]
    ),
    Shape(
      .ownProtocol,
      ["UseCases"],
      .standsBehindProtocol(suffixes: ["UseCase", "Interactor"]),
      reason: "A use case has a protocol of its own, so that a fake can take its place.",
      remedy: "Declare a protocol with its operation beside it.",
      serves: ["C5", "C14"]
    ),
    Shape(
      .oneOperation,
      ["UseCases"],
      .hasOneOperation(suffixes: ["UseCase", "Interactor"]),
      reason: "A use case is one business action.",
      remedy: "Make a use case of each operation, or the helpers private.",
      serves: ["C5"]
    ),
    Shape(
      .mainActor,
      ["ViewModels"],
      .isOnMainActor(suffixes: ["ViewModel"]),
      reason: "A view model publishes what the screen shows, so it runs on the main actor.",
      remedy: "Write `@MainActor` before the class.",
      serves: ["C15"]
    ),
    Shape(
      .decodableEntity,
      ["Entities"],
      .inheritsNone(["Codable", "Decodable", "Encodable"]),
      reason: "The server's format stops at the data layer.",
      remedy: "Decode a DTO and convert it to the entity.",
      serves: ["C12"]
    ),
    Shape(
      .leak,
      ["Entities", "Gateways", "UseCases", "Domain", "ViewModels"],
      .signaturesHide(["DTOs"]),
      reason: "A DTO never leaves the data layer.",
      remedy: "Convert it in the gateway and let the signature speak of the entity.",
      serves: ["C12", "C13"]
    ),
    Shape(
      .businessLogic,
      ["ViewModels", "Views"],
      .leavesCollectionsAlone(of: ["Entities"]),
      reason: "Filtering and sorting happen in the use case, never in a view or view model.",
      remedy: "Let the use case return what is to be shown.",
      serves: ["C8", "C15", "C16"]
    ),
    Shape(
      .asyncAwait,
      ["UseCases", "Gateways"],
      .awaitsResults,
      reason: "A result that is awaited cannot be forgotten or reported twice.",
      remedy: "Make it `async throws` and return the result.",
      serves: ["C8", "R10"]
    ),
    Shape(
      .retainCycle,
      ["ViewModels", "Coordinators"],
      .holdsWeakly(["Views"]),
      reason: "Two objects that hold each other are never freed.",
      remedy: "Write `weak` before the property that leads back.",
      serves: ["C16", "V11"]
    ),
    Shape(
      .storyboard,
      ["Views", "Coordinators", "ViewModels"],
      .usesNoInterfaceFiles,
      reason: "Screens that are written in code can be read, reviewed and made by the container.",
      remedy: "Build the view in code.",
      serves: ["R8"]
    ),
    Shape(
      .navigation,
      ["Views", "ViewModels"],
      .leavesNavigationAlone,
      reason: "Moving between screens is the coordinator's job.",
      remedy: "Tell the coordinator what was chosen.",
      serves: ["R5", "V7"]
    ),
    Shape(
      .misplaced,
      [
        "Entities", "Gateways", "UseCases", "Domain", "DTOs", "API", "DataGateways", "Data",
        "ViewModels", "Views",
      ],
      .namesFitFolders(cleanHomes),
      reason: "A name that says one role in the folder of another hides what depends on what.",
      remedy: "Move the type to the folder of its role, or name it for what it is.",
      serves: ["C19"]
    ),
  ]

  private static let types: [DeclarationKind] = [.class, .struct, .enum, .actor]

  private static let cleanHomes: [NameHome] = [
    NameHome([], folders: ["entity", "entities", "model", "models"]),
    NameHome(
      ["DTO", "Dto"],
      folders: [
        "dto", "dtos", "datamapping", "data", "datalayer", "infrastructure", "platform", "api",
        "network", "networking", "remote", "response", "responses", "request", "requests",
      ]
    ),
    NameHome(
      ["UseCase", "UseCaseProtocol"],
      folders: ["usecase", "usecases", "usecaseprotocols", "protocol", "protocols", "interactors"]
    ),
    NameHome(
      ["Gateway", "Repository"],
      kinds: types,
      folders: [
        "gateway", "gateways", "repository", "repositories", "data", "datalayer", "infrastructure",
        "platform", "persistence", "network", "networking", "remote",
      ]
    ),
    NameHome(
      ["ViewModel"],
      kinds: [.class],
      folders: ["viewmodel", "viewmodels"]
    ),
    NameHome(
      ["View", "Screen"],
      kinds: types,
      folders: ["view", "views", "screen", "screens", "components", "cells"],
      inherits: ["View", "UIView", "UIViewController"]
    ),
    NameHome(
      ["ViewController"],
      kinds: [.class],
      folders: [
        "view", "views", "viewcontroller", "viewcontrollers", "controllers", "screens", "vc",
      ]
    ),
  ]
}
