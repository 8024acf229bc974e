internal import QatlamDomain

extension Blueprint {
  static var cleanAbsences: [Absence] {
    innerAbsences.flatMap { absence in
      spread(absence.from).flatMap { from in
        spread(absence.to).map { to in
          Absence(
            from: from,
            to: to,
            reason: absence.reason,
            remedy: absence.remedy,
            serves: absence.serves,
            skipsStep: absence.skipsStep
          )
        }
      }
    }
  }

  /// What is said of the data layer is said of each of its parts.
  private static func spread(_ part: String?) -> [String?] {
    part == "Data" ? ["API", "DataGateways", "Data"] : [part]
  }

  private static let innerAbsences: [Absence] = [
    Absence(
      from: nil,
      to: "DI",
      reason: .clean(.containerKnowsEverybody),
      remedy: .clean(.receiveWhatYouNeedThroughInitialiser),
      serves: ["C18"]
    ),
    Absence(
      from: "Entities",
      to: nil,
      reason: .clean(.entityIsInnermostRing),
      remedy: .clean(.moveWhatItNeedsIntoDomain),
      serves: ["C1", "C2"]
    ),
    Absence(
      from: "UseCases",
      to: "Data",
      reason: .clean(.useCaseKnowsGatewayProtocols),
      remedy: .clean(.declareProtocolInDomainGateways),
      serves: ["C1", "C6", "C11"]
    ),
    Absence(
      from: "UseCases",
      to: "DTOs",
      reason: .clean(.serversFormatStopsAtDataLayer),
      remedy: .clean(.letGatewayConvertItAndUse),
      serves: ["C1", "C6", "C13"]
    ),
    Absence(
      from: "UseCases",
      to: nil,
      reason: .clean(.useCaseIsIndependentOfEverything),
      remedy: .clean(.returnEntityAndLetViewModel),
      serves: ["C1", "C6"]
    ),
    Absence(
      from: "Gateways",
      to: "DTOs",
      reason: .clean(.serversFormatStopsAtDataLayer),
      remedy: .clean(.letProtocolSpeakOfEntities),
      serves: ["C1", "C12", "C13"]
    ),
    Absence(
      from: "Gateways",
      to: "UseCases",
      reason: .clean(.gatewaysProtocolLies),
      remedy: .clean(.moveTypeItNamesIntoDomain),
      serves: ["C1", "C11"]
    ),
    Absence(
      from: "Gateways",
      to: nil,
      reason: .clean(.domainDeclaresItsGateways),
      remedy: .everyStyle(.letProtocolSpeakOfEntitiesAlone),
      serves: ["C1", "C11"]
    ),
    Absence(
      from: "Domain",
      to: nil,
      reason: .clean(.domainNamesNothingOfOuterRing),
      remedy: .clean(.declareProtocolOrValueInDomain),
      serves: ["C1"]
    ),
    Absence(
      from: "DTOs",
      to: "Data",
      reason: .clean(.formatKnowsNeitherAPIThatCarries),
      remedy: .clean(.moveWhatItNeeds),
      serves: ["C12"]
    ),
    Absence(
      from: "DTOs",
      to: nil,
      reason: .clean(.formatIsConvertedToEntities),
      remedy: .clean(.convertInGateway),
      serves: ["C1", "C12"]
    ),
    Absence(
      from: "Data",
      to: "UseCases",
      reason: .clean(.dataLayerKeepsGatewayProtocols),
      remedy: .clean(.moveProtocolOrValueIntoDomain),
      serves: ["C1", "C11", "C17"]
    ),
    Absence(
      from: "Data",
      to: nil,
      reason: .clean(.dataLayerAndPresentation),
      remedy: .clean(.returnEntitiesThroughGateway),
      serves: ["C1", "C17"]
    ),
    Absence(
      from: "ViewModels",
      to: "Gateways",
      reason: .clean(.viewModelCallsUseCases),
      remedy: .clean(.writeUseCase),
      serves: ["C14", "C17", "C20"]
    ),
    Absence(
      from: "ViewModels",
      to: "DTOs",
      reason: .clean(.serversFormatNeverLeavesDataLayer),
      remedy: .clean(.letGatewayConvertItToEntity),
      serves: ["C13", "C14"]
    ),
    Absence(
      from: "ViewModels",
      to: "Data",
      reason: .clean(.viewModelCallsUseCasesNeverAPI),
      remedy: .clean(.writeUseCase),
      serves: ["C14", "C17"]
    ),
    Absence(
      from: "ViewModels",
      to: "Views",
      reason: .clean(.viewModelIsShown),
      remedy: .clean(.publishStateAndLetViewRead),
      serves: ["C3", "C15"]
    ),
    Absence(
      from: "Views",
      to: "UseCases",
      reason: .clean(.eachLayerKnowsNextOne),
      remedy: .clean(.letViewModelCallUseCase),
      serves: ["C16", "C17"],
      skipsStep: true
    ),
    Absence(
      from: "Views",
      to: "Gateways",
      reason: .clean(.viewSpeaksToItsViewModel),
      remedy: .clean(.letViewModelAskUseCaseAndUse),
      serves: ["C16", "C17"]
    ),
    Absence(
      from: "Views",
      to: nil,
      reason: .clean(.viewSpeaksToItsViewModelOnly),
      remedy: .clean(.letViewModelAskUseCase),
      serves: ["C13", "C16", "C17"]
    ),
    Absence(
      from: "Presentation",
      to: nil,
      reason: .clean(.presentationAsksUseCases),
      remedy: .clean(.writeUseCase),
      serves: ["C13", "C14", "C17"]
    ),
    Absence(
      from: nil,
      to: "Coordinators",
      reason: .clean(.coordinatorPutsScreensTogether),
      remedy: .clean(.returnValueAndLetViewModel),
      serves: ["C1", "C18"]
    ),
  ]

  static let cleanImports: [ImportPolicy] = [
    ImportPolicy(
      parts: ["Entities"],
      allowed: [.foundation, .own],
      tolerated: [.reactive],
      reason: .clean(.entityDependsOnNoFramework),
      remedy: .clean(.removeImportAndLetOuterRing),
      serves: ["C2", "C3"]
    ),
    ImportPolicy(
      parts: ["Gateways", "UseCases", "Domain"],
      allowed: [.foundation, .own],
      tolerated: [.reactive],
      reason: .clean(.domainKnowsNoFramework),
      remedy: .clean(.removeImportAndReachFramework),
      serves: ["C3", "C6"]
    ),
    ImportPolicy(
      parts: ["ViewModels"],
      allowed: [.foundation, .reactive, .apple, .own],
      modules: ["SwiftUI"],
      reason: .clean(.viewModelPublishesStateAndKnows),
      remedy: .clean(.removeImportLeaveLooksToView),
      serves: ["C3", "C14", "C15"]
    ),
    ImportPolicy(
      parts: ["API", "DataGateways", "Data", "DTOs"],
      allowed: [.foundation, .network, .persistence, .reactive, .apple, .own, .vendor],
      reason: .clean(.dataLayerShowsNothing),
      remedy: .clean(.returnPlainValuesAndLetPresentation),
      serves: ["C1", "C3"]
    ),
    ImportPolicy(
      parts: ["Views"],
      allowed: [.foundation, .ui, .reactive, .apple, .own, .vendor],
      reason: .everyStyle(.viewShowsAndForwards),
      remedy: .clean(.letGatewayInDataLayer),
      serves: ["C16", "C17"]
    ),
  ]
}
