internal import QatlamDomain

extension Blueprint {
  static let viperAbsences: [Absence] = [
    Absence(
      from: nil,
      to: "Composition",
      reason: .scenes(.whoPutsModuleTogetherKnowsAll),
      remedy: .scenes(.letRouterAskNextModulesBuilder),
      serves: ["R5", "R7"]
    ),
    Absence(
      from: "View",
      to: "Presenter",
      reason: .scenes(.viewKnowsItsPresenterByProtocol),
      remedy: .everyStyle(.holdPresentersProtocol),
      serves: ["R1", "V9"]
    ),
    Absence(
      from: "View",
      to: "Entities",
      reason: .scenes(.viewShowsViewItemsNeverEntities),
      remedy: .everyStyle(.letPresenterMakeViewItem),
      serves: ["R1", "R13"]
    ),
    Absence(
      from: "View",
      to: nil,
      reason: .scenes(.viewShowsWhatItIsGiven),
      remedy: .scenes(.tellPresenterAndLetItAsk),
      serves: ["R1", "R18"]
    ),
    Absence(
      from: "Presenter",
      to: "Interactor",
      reason: .scenes(.neighboursAreKnownThroughProtocols),
      remedy: .scenes(.holdInteractorsProtocol),
      serves: ["R3", "V9"]
    ),
    Absence(
      from: "Presenter",
      to: "Services",
      reason: .scenes(.eachLayerOrdersNextOne),
      remedy: .scenes(.letInteractorUseService),
      serves: ["R3", "R18"]
    ),
    Absence(
      from: "Presenter",
      to: "View",
      reason: .scenes(.neighboursAreKnownThroughProtocols),
      remedy: .everyStyle(.holdViewsProtocol),
      serves: ["R3", "V9", "V11"]
    ),
    Absence(
      from: "Presenter",
      to: "Router",
      reason: .scenes(.neighboursAreKnownThroughProtocols),
      remedy: .everyStyle(.holdRoutersProtocol),
      serves: ["R17", "V9"]
    ),
    Absence(
      from: "Presenter",
      to: nil,
      reason: .scenes(.eachLayerOrdersNextOne),
      remedy: .scenes(.letInteractor),
      serves: ["R3", "R18"]
    ),
    Absence(
      from: "Interactor",
      to: "ViewItems",
      reason: .scenes(.interactorKnowsNothingOfHow),
      remedy: .scenes(.returnEntityAndLetPresenterFormat),
      serves: ["R2", "R13"]
    ),
    Absence(
      from: "Interactor",
      to: nil,
      reason: .scenes(.interactorAnswersThroughItsOutputProtocol),
      remedy: .scenes(.callOutputProtocol),
      serves: ["R2", "R18"]
    ),
    Absence(
      from: "Worker",
      to: nil,
      reason: .scenes(.workerDoesOneJobForInteractorAndKnows),
      remedy: .scenes(.takePlainValuesAndReturnEntities),
      serves: ["R2", "V8"]
    ),
    Absence(
      from: "Router",
      to: nil,
      reason: .scenes(.routerMovesBetweenModulesAndAsks),
      remedy: .scenes(.askBuilderAndPassWhatNext),
      serves: ["R5", "R17"]
    ),
    Absence(
      from: "ViewItems",
      to: nil,
      reason: .scenes(.viewItemIsPlainText),
      remedy: .everyStyle(.letPresenterFill),
      serves: ["R13"]
    ),
    Absence(
      from: "Entities",
      to: nil,
      reason: .scenes(.entityIsPureData),
      remedy: .everyStyle(.moveCodeToPartThatNeeds),
      serves: ["R4"]
    ),
    Absence(
      from: "Services",
      to: nil,
      reason: .scenes(.serviceServesEveryModuleAndKnows),
      remedy: .scenes(.returnEntitiesOrPlainValues),
      serves: ["R2", "R18"]
    ),
    Absence(
      from: nil,
      to: nil,
      reason: .scenes(.protocolThatPartsShareNamesValues),
      remedy: .scenes(.nameNeighboursProtocolOrValue),
      serves: ["R12", "V9"]
    ),
  ]
}
