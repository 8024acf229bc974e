internal import QatlamDomain

extension EnglishSayings {
  /// Returns the words of a sentence.
  static func text(of saying: SceneSaying) -> String {
    switch saying {
    case .addMissingPart: "Add the missing part, or move what is here to the scene it belongs to."
    case .askBuilderAndPassWhatNext: "Ask the builder and pass what the next module needs."
    case .askRouterOrMove:
      "Ask the router, or move what both scenes share out of the scene."
    case .askRouterOrMoveWhatBothModulesShare:
      "Ask the router, or move what both modules share out of the module."
    case .callOutputProtocol: "Call the output protocol."
    case .componentMayNameView: "A component may name the view that it is part of."
    case .convertInWorker: "Convert in the worker, or format in the presenter."
    case .copyValueThatIsNeeded: "Copy the value that is needed."
    case .declareBusinessLogicOrPresentation:
      "Declare the business-logic or presentation-logic protocol."
    case .declareProtocolInModulesContracts: "Declare the protocol in the module's contracts."
    case .eachLayerOrdersNextOne:
      "Each layer orders the next one only: the presenter asks its interactor."
    case .entityIsPureData: "An entity is pure data."
    case .entityKnowsNothingOfScenes: "An entity knows nothing of scenes or services."
    case .holdBusinessLogicProtocol: "Hold the business-logic protocol."
    case .holdDisplayLogicProtocol: "Hold the display-logic protocol, weakly."
    case .holdInteractorsProtocol: "Hold the interactor's protocol."
    case .holdNeighboursProtocol: "Hold the neighbour's protocol."
    case .holdRoutingLogicProtocol: "Hold the routing-logic protocol."
    case .importFoundationInstead:
      "Import Foundation instead; give network and storage to a worker."
    case .instanceForEverybodyCannotBeReplaced:
      "An instance for everybody cannot be replaced by a fake."
    case .interactorAloneKnowsItsWorker: "The interactor alone knows its worker."
    case .interactorAnswersThroughItsOutputProtocol:
      "The interactor answers through its output protocol and knows no other part."
    case .interactorAnswersToItsOutput: "The interactor answers to its output."
    case .interactorGivesJobsToItsWorker: "The interactor gives jobs to its worker."
    case .interactorGivesJobsToWorker: "The interactor gives jobs to a worker."
    case .interactorHandsItsResponse: "The interactor hands its response on."
    case .interactorHoldsBusinessLogic:
      "The interactor holds the business logic; view and presenter hold none."
    case .interactorKeepsItsPromise: "The interactor keeps its promise."
    case .interactorKnowsNothingOfHow: "The interactor knows nothing of how its result is shown."
    case .interactorMayAnswerToWhatPresenter:
      "The interactor may answer to what the presenter promises."
    case .interactorMayKeepProtocol: "The interactor may keep a protocol of its scene."
    case .interactorMayKeepProtocolOfItsModule: "The interactor may keep a protocol of its module."
    case .interactorMayOwnRouter: "The interactor may own the router (V7)."
    case .interactorTakesRequestsAndMakesResponses:
      "The interactor takes requests and makes responses."
    case .interactorWorksIndependentOfAnyUI:
      "The interactor works independent of any UI, and its worker does the loading."
    case .interactorWorksIndependentOfAnyUIAndHands:
      "The interactor works independent of any UI and hands its result to the presenter."
    case .interactorWorksWithEntities: "The interactor works with entities."
    case .letInteractorChooseAndSort: "Let the interactor choose and sort before it presents."
    case .letInteractor: "Let the interactor do it."
    case .letInteractorFetchItAndPut: "Let the interactor fetch it and put it into the Response."
    case .letInteractorPutWhatIsNeeded: "Let the interactor put what is needed into the Response."
    case .letInteractorUseService: "Let the interactor use the service."
    case .letPresenterPutWhatIsShown: "Let the presenter put what is shown into the ViewModel."
    case .letRouterAskNextModulesBuilder: "Let the router ask the next module's builder."
    case .letRouterAskNextScenesFactory: "Let the router ask the next scene's factory."
    case .makeInstanceInBuilderAndPass: "Make the instance in the builder and pass it on."
    case .makeInstanceInConfiguratorAndPass: "Make the instance in the configurator and pass it on."
    case .modulesInside:
      "A module's inside is its own; only the router moves to another module."
    case .nameNeighboursProtocolOrValue: "Name the neighbour's protocol or a value."
    case .nameNeighboursProtocolOrValueOf:
      "Name the neighbour's protocol or a value of the scene's Models."
    case .neighboursAreKnownThroughProtocols:
      "Neighbours are known through protocols, so that each can be tested alone."
    case .nextModulesBuilderMakes: "The next module's builder makes it."
    case .nextOnesRouterMayBuild: "The next one's router may build it."
    case .nextScenesFactoryBuilds: "The next scene's factory builds it."
    case .noArrowRunsBack: "No arrow runs back: the presenter formats what it is given."
    case .noPartMakesItsOwnDependency: "No part makes its own dependency."
    case .passWhatNextSceneNeeds: "Pass what the next scene needs as a value."
    case .presentResponseThroughPresentation:
      "Present a Response through the presentation-logic protocol."
    case .presenterAndInteractorHoldEachOther:
      "Presenter and interactor hold each other; one link must be weak."
    case .presenterAsksInteractor: "The presenter asks the interactor."
    case .presenterFormatsEntities: "The presenter formats entities."
    case .presenterFormatsItFetchesNothing:
      "A presenter formats; it fetches nothing and knows no worker or service."
    case .presenterFormatsTextAndValues:
      "A presenter formats text and values, which needs Foundation at most."
    case .presenterHandsItsViewModel: "The presenter hands its view model on."
    case .presenterHandsViewItems: "The presenter hands view items on."
    case .presenterKeepsItsPromise: "The presenter keeps its promise."
    case .presenterMakesViewItems: "The presenter makes view items."
    case .presenterMayKeepProtocol: "The presenter may keep a protocol of its scene."
    case .presenterMayKeepProtocolOfItsModule: "The presenter may keep a protocol of its module."
    case .presenterMayOwnRouter: "The presenter may own the router (V7)."
    case .presenterOrdersRouterToMove: "The presenter orders the router to move on."
    case .presenterSpeaksToView:
      "The presenter speaks to the view, never the view to the presenter."
    case .presenterTakesInteractorsAnswers: "The presenter takes the interactor's answers."
    case .presenterTurnsResponsesIntoViewModels: "The presenter turns responses into view models."
    case .protocolThatPartsShareNamesValues:
      "A protocol that parts share names values only, no concrete part."
    case .protocolsCarryScenesValues: "Protocols carry the scene's values."
    case .protocolsMayCarryEntities: "Protocols may carry entities."
    case .putValueOfYour:
      "Put a value of your own into the ViewModel and let the view make a colour of it."
    case .receiveItThroughInitialiser:
      "Receive it through the initialiser and let the builder make it."
    case .responseCarriesEntities: "A response carries entities."
    case .returnEntitiesOrPlainValues: "Return entities or plain values."
    case .returnEntityAndLetPresenterFormat: "Return the entity and let the presenter format it."
    case .returnPlainValues: "Return plain values."
    case .routerMayBeWrittenAsExtension: "A router may be written as an extension of its protocol."
    case .routerMayKnowProtocols: "The router may know protocols, those of the next scene too."
    case .routerMovesBetweenModulesAndAsks:
      "A router moves between modules and asks their builders."
    case .routerMovesBetweenScenes: "The router moves between scenes."
    case .routerMovesBetweenScenesItNeitherDecidesNor:
      "A router moves between scenes; it neither decides nor formats."
    case .routerMovesFromItsView: "The router moves from its view to another."
    case .routerPassesEntities: "The router passes entities on."
    case .routerPassesOnWhatNextModule: "The router passes on what the next module shows."
    case .routerPassesOnWhatNextModuleIsBuilt:
      "The router passes on what the next module is built with."
    case .routerPassesValues: "The router passes values on, those that the next scene takes too."
    case .sceneIsWholeWithItsView:
      "A scene is whole with its view, its interactor and its presenter."
    case .scenesInside:
      "A scene's inside is its own; only the router moves to another scene."
    case .scenesProtocolsMayNameEachOther: "The scene's protocols may name each other."
    case .screensThatAreWrittenInCode:
      "Screens that are written in code can be read, reviewed and put together by hand."
    case .sendRequestToInteractor: "Send a request to the interactor."
    case .sendRequestToInteractorAndLet:
      "Send a request to the interactor and let its worker do it."
    case .serviceMayKeepWorkersPromise: "A service may keep a worker's promise."
    case .serviceServesEveryModuleAndKnows: "A service serves every module and knows none."
    case .serviceServesEverySceneAndKnows: "A service serves every scene and knows none."
    case .servicesAreKnownByInteractors: "Services are known by interactors."
    case .servicesAreKnownByWorkers: "Services are known by workers and interactors."
    case .servicesLoadAndStoreEntities: "Services load and store entities."
    case .takePlainValuesAndReturnEntities: "Take plain values and return entities."
    case .tellPresenterAndLetItAsk:
      "Tell the presenter and let it ask the interactor or the router."
    case .viewControllerMaySet: "A view controller may set its own scene up."
    case .viewControllerMaySetItsOwnModuleUp: "A view controller may set its own module up."
    case .viewInteractorAndPresenterHold:
      "View, interactor and presenter hold each other in a ring; one link must be weak."
    case .viewIsGivenViewModels: "A view is given view models, never entities."
    case .viewIsMadeOfOthers: "A view is made of others."
    case .viewItemIsPlainText: "A view item is plain text and values."
    case .viewItemMayBeMade: "A view item may be made from an entity."
    case .viewKeepsDisplayLogicsPromise: "The view keeps the display logic's promise."
    case .viewKeepsItsPromise: "The view keeps its promise."
    case .viewKnowsItsPresenterByProtocol:
      "The view knows its presenter by protocol, so that a fake can take its place."
    case .viewMakesRequestsAndShowsView: "The view makes requests and shows view models."
    case .viewMayKeepProtocol: "The view may keep a protocol of its scene."
    case .viewMayKeepProtocolOfItsModule: "The view may keep a protocol of its module."
    case .viewMayOwnRouter: "The view may own the router, as the field has it."
    case .viewSendsRequestsToInteractor: "The view sends requests to the interactor."
    case .viewShowsAndForwards:
      "A view shows and forwards; it fetches nothing and knows no worker or service."
    case .viewShowsViewItems: "The view shows view items."
    case .viewShowsViewItemsNeverEntities: "A view shows view items, never entities."
    case .viewShowsViewModels: "A view shows view models; the presenter makes them."
    case .viewShowsWhatItIsGiven:
      "A view shows what it is given and tells its presenter what the user did."
    case .viewTellsPresenterWhatUserDid: "The view tells the presenter what the user did."
    case .whatCrossesBorderIsPlainStruct: "What crosses a border is a plain struct or enum."
    case .whatCrossesBorderIsPlainValue:
      "What crosses a border is a plain value and knows no part of the scene."
    case .whatViewIsGivenToShow: "What a view is given to show is a plain value."
    case .whoPutsModuleTogetherKnowsAll:
      "Who puts a module together knows all of it, so nobody in it may know him."
    case .whoPutsSceneTogetherKnowsAll:
      "Who puts a scene together knows all of it, so nobody in it may know him."
    case .workerDoesOneJobForInteractor:
      "A worker does one job for the interactor and knows nobody else in the scene."
    case .workerDoesOneJobForInteractorAndKnows:
      "A worker does one job for the interactor and knows nobody else in the module."
    case .workerFetchesAndStores: "A worker fetches and stores; it shows nothing."
    case .workerKeepsItsPromise: "The worker keeps its promise."
    case .workerLoadsEntities: "The worker loads entities."
    case .workerMayAnswerToWhatInteractor: "The worker may answer to what the interactor promises."
    case .workerUsesServices: "The worker uses services."
    case .workersProtocolMayNameServices:
      "A worker's protocol may name the services that it uses."
    case .writeWeakBeforeInteractorsOutput: "Write `weak` before the interactor's output."
    }
  }
}
