internal import QatlamDomain

extension Blueprint {
  static let vipBorder = Absence(
    from: nil,
    to: nil,
    reason: .scenes(.scenesInside),
    remedy: .scenes(.askRouterOrMove),
    serves: ["V7", "V10"]
  )

  static let vipAbsences: [Absence] = [
    Absence(
      from: nil,
      to: "Composition",
      reason: .scenes(.whoPutsSceneTogetherKnowsAll),
      remedy: .scenes(.letRouterAskNextScenesFactory),
      serves: ["V7", "V9"]
    ),
    Absence(
      from: "View",
      to: "Presenter",
      reason: .scenes(.presenterSpeaksToView),
      remedy: .scenes(.sendRequestToInteractor),
      serves: ["V1", "V2"]
    ),
    Absence(
      from: "View",
      to: "PresenterProtocols",
      reason: .scenes(.presenterSpeaksToView),
      remedy: .scenes(.sendRequestToInteractor),
      serves: ["V1", "V2"]
    ),
    Absence(
      from: "View",
      to: "Interactor",
      reason: .scenes(.neighboursAreKnownThroughProtocols),
      remedy: .scenes(.holdBusinessLogicProtocol),
      serves: ["V9"]
    ),
    Absence(
      from: "View",
      to: "Router",
      reason: .scenes(.neighboursAreKnownThroughProtocols),
      remedy: .scenes(.holdRoutingLogicProtocol),
      serves: ["V7", "V9"]
    ),
    Absence(
      from: "View",
      to: "Entities",
      reason: .scenes(.viewShowsViewModels),
      remedy: .scenes(.letPresenterPutWhatIsShown),
      serves: ["V5", "V6"]
    ),
    Absence(
      from: "View",
      to: nil,
      reason: .scenes(.viewShowsAndForwards),
      remedy: .scenes(.sendRequestToInteractor),
      serves: ["V2", "V8"]
    ),
    Absence(
      from: "Interactor",
      to: "View",
      reason: .scenes(.interactorWorksIndependentOfAnyUIAndHands),
      remedy: .scenes(.presentResponseThroughPresentation),
      serves: ["V1", "V3"]
    ),
    Absence(
      from: "Interactor",
      to: "ViewProtocols",
      reason: .scenes(.interactorWorksIndependentOfAnyUIAndHands),
      remedy: .scenes(.presentResponseThroughPresentation),
      serves: ["V1", "V3"]
    ),
    Absence(
      from: "Interactor",
      to: nil,
      reason: .scenes(.neighboursAreKnownThroughProtocols),
      remedy: .scenes(.holdNeighboursProtocol),
      serves: ["V9"]
    ),
    Absence(
      from: "Presenter",
      to: "Interactor",
      reason: .scenes(.noArrowRunsBack),
      remedy: .scenes(.letInteractorPutWhatIsNeeded),
      serves: ["V1", "V4"]
    ),
    Absence(
      from: "Presenter",
      to: "InteractorProtocols",
      reason: .scenes(.noArrowRunsBack),
      remedy: .scenes(.letInteractorPutWhatIsNeeded),
      serves: ["V1", "V4"]
    ),
    Absence(
      from: "Presenter",
      to: "View",
      reason: .scenes(.neighboursAreKnownThroughProtocols),
      remedy: .scenes(.holdDisplayLogicProtocol),
      serves: ["V9", "V11"]
    ),
    Absence(
      from: "Presenter",
      to: nil,
      reason: .scenes(.presenterFormatsItFetchesNothing),
      remedy: .scenes(.letInteractorFetchItAndPut),
      serves: ["V4", "V8"]
    ),
    Absence(
      from: "Worker",
      to: nil,
      reason: .scenes(.workerDoesOneJobForInteractor),
      remedy: .scenes(.takePlainValuesAndReturnEntities),
      serves: ["V8"]
    ),
    Absence(
      from: "Router",
      to: nil,
      reason: .scenes(.routerMovesBetweenScenesItNeitherDecidesNor),
      remedy: .scenes(.passWhatNextSceneNeeds),
      serves: ["V7"]
    ),
    Absence(
      from: "Models",
      to: nil,
      reason: .scenes(.whatCrossesBorderIsPlainValue),
      remedy: .scenes(.copyValueThatIsNeeded),
      serves: ["V5"]
    ),
    Absence(
      from: "Entities",
      to: nil,
      reason: .scenes(.entityKnowsNothingOfScenes),
      remedy: .scenes(.convertInWorker),
      serves: ["V3"]
    ),
    Absence(
      from: "Services",
      to: nil,
      reason: .scenes(.serviceServesEverySceneAndKnows),
      remedy: .scenes(.returnEntitiesOrPlainValues),
      serves: ["V8"]
    ),
    Absence(
      from: nil,
      to: nil,
      reason: .scenes(.protocolThatPartsShareNamesValues),
      remedy: .scenes(.nameNeighboursProtocolOrValueOf),
      serves: ["V9"]
    ),
  ]

  static let vipImports: [ImportPolicy] = [
    ImportPolicy(
      parts: ["Interactor"],
      allowed: [.foundation, .reactive, .apple, .own, .vendor],
      softensUnusedUI: true,
      reason: .scenes(.interactorWorksIndependentOfAnyUI),
      remedy: .scenes(.importFoundationInstead),
      serves: ["V3", "V8"]
    ),
    ImportPolicy(
      parts: ["Worker", "Services"],
      allowed: [.foundation, .network, .persistence, .reactive, .apple, .own, .vendor],
      softensUnusedUI: true,
      reason: .scenes(.workerFetchesAndStores),
      remedy: .scenes(.returnPlainValues),
      serves: ["V8"]
    ),
    ImportPolicy(
      parts: ["Presenter"],
      allowed: [.foundation, .reactive, .own],
      softensUnusedUI: true,
      reason: .scenes(.presenterFormatsTextAndValues),
      remedy: .scenes(.putValueOfYour),
      serves: ["V4"]
    ),
    ImportPolicy(
      parts: ["View", "Router"],
      allowed: [.foundation, .ui, .reactive, .apple, .own, .vendor],
      reason: .everyStyle(.viewShowsAndForwards),
      remedy: .scenes(.sendRequestToInteractorAndLet),
      serves: ["V2", "V8"]
    ),
  ]
}
