internal import QatlamDomain

extension Blueprint {
  static let cleanVIPERAbsences: [Absence] = [
    Absence(
      from: nil,
      to: "CompositionRoot",
      reason: .cleanVIPER(.factoriesPutEverythingTogether),
      remedy: .cleanVIPER(.receiveWhatYouNeedThroughInitialiser),
      serves: ["R7", "R15"]
    ),
    Absence(
      from: "Entities",
      to: nil,
      reason: .cleanVIPER(.entitiesArePureDataAndKnow),
      remedy: .cleanVIPER(.moveWhatItNeedsIntoDomain),
      serves: ["R4", "R9"]
    ),
    Absence(
      from: "Interfaces",
      to: nil,
      reason: .cleanVIPER(.repositoryProtocolSpeaksOfEntitiesAnd),
      remedy: .everyStyle(.letProtocolSpeakOfEntitiesAlone),
      serves: ["R9"]
    ),
    Absence(
      from: "UseCases",
      to: "Infrastructure",
      reason: .cleanVIPER(.domainDoesNotKnowInfrastructure),
      remedy: .cleanVIPER(.declareProtocolInDomainInterfaces),
      serves: ["R2", "R9"]
    ),
    Absence(
      from: "UseCases",
      to: nil,
      reason: .cleanVIPER(.useCaseKnowsEntitiesAndRepository),
      remedy: .cleanVIPER(.moveProtocolOrValueItNames),
      serves: ["R2", "R9"]
    ),
    Absence(
      from: "Domain",
      to: nil,
      reason: .cleanVIPER(.domainIsPureSwiftAndKnows),
      remedy: .cleanVIPER(.declareProtocolOrValueInDomain),
      serves: ["R9"]
    ),
    Absence(
      from: "CoreNetwork",
      to: nil,
      reason: .cleanVIPER(.genericNetworkLayerKnowsNothing),
      remedy: .cleanVIPER(.makeItGeneric),
      serves: ["R6"]
    ),
    Absence(
      from: "CoreExtensions",
      to: nil,
      reason: .cleanVIPER(.coreKnowsNothingOfApp),
      remedy: .everyStyle(.moveCodeToPartThatNeeds),
      serves: ["R6", "R18"]
    ),
    Absence(
      from: "Core",
      to: nil,
      reason: .cleanVIPER(.coreKnowsNothingOfApp),
      remedy: .everyStyle(.moveCodeToPartThatNeeds),
      serves: ["R6", "R18"]
    ),
    Absence(
      from: "Infrastructure",
      to: nil,
      reason: .cleanVIPER(.infrastructureKeepsDomainsProtocolsAndKnows),
      remedy: .cleanVIPER(.returnEntitiesAndLetUseCase),
      serves: ["R9", "R11"]
    ),
    Absence(
      from: "ViewItems",
      to: nil,
      reason: .cleanVIPER(.viewItemIsFormattedTextAndColours),
      remedy: .everyStyle(.letPresenterFill),
      serves: ["R13"]
    ),
    Absence(
      from: "Contracts",
      to: nil,
      reason: .cleanVIPER(.contractsCarryEntitiesAndViewItems),
      remedy: .cleanVIPER(.nameProtocolEntityOrViewItem),
      serves: ["R12", "R13"]
    ),
    Absence(
      from: "UI",
      to: "Entities",
      reason: .cleanVIPER(.viewIsGivenViewItems),
      remedy: .cleanVIPER(.letPresenterMapItToView),
      serves: ["R1", "R13"]
    ),
    Absence(
      from: "UI",
      to: "Presentation",
      reason: .cleanVIPER(.viewKnowsItsPresenterByProtocol),
      remedy: .everyStyle(.holdPresentersProtocol),
      serves: ["R1", "R12"]
    ),
    Absence(
      from: "UI",
      to: nil,
      reason:
        .cleanVIPER(.viewIsDumb),
      remedy: .cleanVIPER(.tellPresenterAndShow),
      serves: ["R1", "R18"]
    ),
    Absence(
      from: "Presentation",
      to: "Interfaces",
      reason: .cleanVIPER(.presenterAsksUseCasesNeverRepository),
      remedy: .cleanVIPER(.writeUseCaseAndReceive),
      serves: ["R3", "R16", "R18", "R20"]
    ),
    Absence(
      from: "Presentation",
      to: "UI",
      reason: .cleanVIPER(.presenterKnowsItsViewByProtocol),
      remedy: .everyStyle(.holdViewsProtocol),
      serves: ["R3", "R12"]
    ),
    Absence(
      from: "Presentation",
      to: "Navigation",
      reason: .cleanVIPER(.presenterKnowsItsRouterByProtocol),
      remedy: .everyStyle(.holdRoutersProtocol),
      serves: ["R12", "R17"]
    ),
    Absence(
      from: "Presentation",
      to: nil,
      reason: .cleanVIPER(.presenterAsksUseCasesNeverRepositoryOrNetwork),
      remedy: .cleanVIPER(.writeUseCaseAndReceive),
      serves: ["R3", "R9", "R18"]
    ),
    Absence(
      from: "Navigation",
      to: nil,
      reason: .cleanVIPER(.routerBuildsNextModule),
      remedy: .cleanVIPER(.askFactoryInAppCompositionRoot),
      serves: ["R5", "R17"]
    ),
  ]

  static let cleanVIPERImports: [ImportPolicy] = [
    ImportPolicy(
      parts: ["Entities", "Interfaces", "UseCases", "Domain"],
      allowed: [.foundation, .own],
      tolerated: [.reactive],
      reason: .cleanVIPER(.domainIsPureSwiftAndKnowsNoLibrary),
      remedy: .cleanVIPER(.removeImportAndReachLibrary),
      serves: ["R2", "R9"]
    ),
    ImportPolicy(
      parts: ["CoreNetwork"],
      allowed: [.foundation, .own],
      reason: .cleanVIPER(.genericNetworkLayerHasNoConcrete),
      remedy: .cleanVIPER(.moveCodeThatNeedsLibrary),
      serves: ["R6"]
    ),
    ImportPolicy(
      parts: ["CoreExtensions", "UI"],
      allowed: [.foundation, .ui, .reactive, .apple, .own, .vendor],
      reason: .cleanVIPER(.viewShowsWhatItIsGiven),
      remedy: .cleanVIPER(.letRepositoryInInfrastructureLoad),
      serves: ["R1", "R9"]
    ),
    ImportPolicy(
      parts: ["Presentation", "Contracts", "Navigation", "ViewItems"],
      allowed: [.foundation, .ui, .own],
      reason: .cleanVIPER(.presentationFormatsTextAndColours),
      remedy: .cleanVIPER(.letRepositoryInInfrastructureUseLibrary),
      serves: ["R3", "R9"]
    ),
  ]
}
