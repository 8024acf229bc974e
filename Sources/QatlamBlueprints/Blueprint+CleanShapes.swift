internal import QatlamDomain

extension Blueprint {
  private static let dependencies = ["UseCases", "Gateways", "DataGateways", "API"]

  static let cleanShapes: [Shape] = [
    Shape(
      .kind,
      ["Entities"],
      .declaredAs([.struct, .enum, .protocol], nested: true),
      reason: .clean(.entityIsValue),
      remedy: .everyStyle(.declareItAsStructOrEnum),
      serves: ["C2"]
    ),
    Shape(
      .kind,
      ["Gateways"],
      .declaredAs([.protocol], nested: false),
      reason: .clean(.gatewaysUnderDomainHoldsProtocols),
      remedy: .clean(.moveImplementationToData),
      serves: ["C11", "C19"]
    ),
    Shape(
      .construction,
      ["UseCases", "ViewModels", "Views", "API", "DataGateways", "Data"],
      .madeByComposition(roles: ["UseCases", "DataGateways"], others: ["API"]),
      reason: .clean(.concreteTypesArePutTogether),
      remedy: .clean(.receiveItThroughInitialiser),
      serves: ["C7", "C18"]
    ),
    Shape(
      .construction,
      ["UseCases", "ViewModels", "DataGateways"],
      .madeByComposition(roles: [], others: ["App", "Common", "Helpers"]),
      reason: .clean(.concreteTypesArePutTogether),
      remedy: .clean(.receiveItThroughInitialiser),
      serves: ["C7", "C18"]
    ),
    Shape(
      .construction,
      ["Views"],
      .madeByComposition(roles: [], others: ["ViewModels"]),
      reason: .clean(.concreteTypesArePutTogether),
      remedy: .clean(.receiveViewModelThroughInitialiser),
      serves: ["C16", "C18"]
    ),
    Shape(
      .injection,
      ["UseCases", "ViewModels", "DataGateways"],
      .receivedThroughInitializer(of: dependencies),
      reason: .everyStyle(.whatIsSetLater),
      remedy: .everyStyle(.takeItInInitialiserAndKeep),
      serves: ["C7", "C14"]
    ),
    Shape(
      .singleton,
      [
        "Entities", "UseCases", "Domain", "DTOs", "API", "DataGateways", "Data", "ViewModels",
        "Views", "Coordinators", "Presentation", "Helpers", "App", "Common",
      ],
      .keepsNoSharedInstance,
      reason: .everyStyle(.instanceForEverybodyIsDependency),
      remedy: .clean(.makeInstanceInContainerAndPass),
      serves: ["C7", "C18"]
    ),
    Shape(
      .ownProtocol,
      ["UseCases"],
      .standsBehindProtocol(suffixes: ["UseCase", "Interactor"]),
      reason: .clean(.useCaseHasProtocol),
      remedy: .everyStyle(.declareProtocolWithItsOperation),
      serves: ["C5", "C14"]
    ),
    Shape(
      .oneOperation,
      ["UseCases"],
      .hasOneOperation(suffixes: ["UseCase", "Interactor"]),
      reason: .everyStyle(.useCaseIsOneBusinessAction),
      remedy: .everyStyle(.makeUseCaseOfEachOperation),
      serves: ["C5"]
    ),
    Shape(
      .mainActor,
      ["ViewModels"],
      .isOnMainActor(suffixes: ["ViewModel"]),
      reason: .clean(.viewModelPublishesWhatScreenShows),
      remedy: .clean(.writeMainActorBeforeClass),
      serves: ["C15"]
    ),
    Shape(
      .decodableEntity,
      ["Entities"],
      .inheritsNone(["Codable", "Decodable", "Encodable"]),
      reason: .clean(.serversFormatStopsAtDataLayer),
      remedy: .clean(.decodeDTOAndConvert),
      serves: ["C12"]
    ),
    Shape(
      .leak,
      ["Entities", "Gateways", "UseCases", "Domain", "ViewModels"],
      .signaturesHide(["DTOs"]),
      reason: .clean(.dtoNeverLeavesDataLayer),
      remedy: .clean(.convertItInGateway),
      serves: ["C12", "C13"]
    ),
    Shape(
      .businessLogic,
      ["ViewModels", "Views"],
      .leavesCollectionsAlone(of: ["Entities"]),
      reason: .clean(.filteringAndSortingHappenInUse),
      remedy: .everyStyle(.letUseCaseReturn),
      serves: ["C8", "C15", "C16"]
    ),
    Shape(
      .asyncAwait,
      ["UseCases", "Gateways"],
      .awaitsResults,
      reason: .everyStyle(.resultThatIsAwaitedCannot),
      remedy: .everyStyle(.makeItAsyncThrowsAndReturn),
      serves: ["C8", "R10"]
    ),
    Shape(
      .retainCycle,
      ["ViewModels", "Coordinators"],
      .holdsWeakly(["Views"]),
      reason: .clean(.twoObjectsThatHoldEachOther),
      remedy: .clean(.writeWeakBeforePropertyThatLeads),
      serves: ["C16", "V11"]
    ),
    Shape(
      .storyboard,
      ["Views", "Coordinators", "ViewModels"],
      .usesNoInterfaceFiles,
      reason: .clean(.screensThatAreWrittenInCode),
      remedy: .everyStyle(.buildViewInCode),
      serves: ["R8"]
    ),
    Shape(
      .navigation,
      ["Views", "ViewModels"],
      .leavesNavigationAlone,
      reason: .clean(.movingBetweenScreensIsCoordinatorsJob),
      remedy: .clean(.tellCoordinatorWhatWasChosen),
      serves: ["R5", "V7"]
    ),
    Shape(
      .misplaced,
      [
        "Entities", "Gateways", "UseCases", "Domain", "DTOs", "API", "DataGateways", "Data",
        "ViewModels", "Views",
      ],
      .namesFitFolders(cleanHomes),
      reason: .everyStyle(.nameThatSaysOneRole),
      remedy: .everyStyle(.moveTypeToFolder),
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
