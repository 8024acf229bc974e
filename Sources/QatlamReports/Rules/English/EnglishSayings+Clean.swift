internal import QatlamDomain

extension EnglishSayings {
  /// Returns the words of a sentence.
  static func text(of saying: CleanSaying) -> String {
    switch saying {
    case .codeOfDomainMayNameGateway: "Code of the domain may name gateway protocols."
    case .concreteTypesArePutTogether:
      "Concrete types are put together in one place, the container."
    case .containerKnowsEverybody:
      "The container knows everybody, so whoever knows it knows everybody too."
    case .convertInGateway: "Convert in the gateway."
    case .convertItInGateway:
      "Convert it in the gateway and let the signature speak of the entity."
    case .coordinatorPutsScreensTogether:
      "A coordinator puts screens together, so the inner rings know nothing of it."
    case .dataLayerAndPresentation:
      "The data layer and the presentation are both outer rings; neither knows the other."
    case .dataLayerKeepsGatewayProtocols:
      "The data layer keeps gateway protocols and does not know what they are used for."
    case .dataLayerReadsAndWritesServers: "The data layer reads and writes the server's format."
    case .dataLayerReportsDomainsErrors: "The data layer reports the domain's errors."
    case .dataLayerShowsNothing: "The data layer shows nothing."
    case .dataLayersOwnPartsWorkTogether: "The data layer's own parts work together."
    case .declareProtocolInDomainGateways:
      "Declare a protocol in Domain/Gateways and receive it through the initialiser."
    case .declareProtocolOrValueInDomain:
      "Declare a protocol or a value in the domain and let the outer ring convert."
    case .decodeDTOAndConvert: "Decode a DTO and convert it to the entity."
    case .domainDeclaresItsGateways:
      "The domain declares its gateways and never learns who implements them."
    case .domainKnowsNoFramework: "The domain knows no framework; Foundation at most."
    case .domainNamesNothingOfOuterRing: "The domain names nothing of an outer ring."
    case .dtoNeverLeavesDataLayer: "A DTO never leaves the data layer."
    case .eachLayerKnowsNextOne:
      "Each layer knows the next one only: a view speaks to its view model."
    case .entitiesShareDomainsValuesAndErrors: "Entities share the domain's values and errors."
    case .entityDependsOnNoFramework: "An entity depends on no framework; Foundation at most."
    case .entityIsInnermostRing: "An entity is the innermost ring: it names nothing of any other."
    case .entityIsValue: "An entity is a value: nobody can change it behind another's back."
    case .filteringAndSortingHappenInUse:
      "Filtering and sorting happen in the use case, never in a view or view model."
    case .formatIsConvertedToEntities: "A format is converted to entities and knows nobody else."
    case .formatKnowsNeitherAPIThatCarries:
      "A format knows neither the API that carries it nor the gateway that reads it."
    case .gatewayHandsOutEntities: "A gateway hands out entities."
    case .gatewayKeepsPromiseOfItsProtocol: "A gateway keeps the promise of its protocol."
    case .gatewaysProtocolLies:
      "A gateway's protocol lies further in than the use cases that need it."
    case .gatewaysProtocolMayNameDomainsErrors:
      "A gateway's protocol may name the domain's errors and values."
    case .gatewaysProtocolSpeaksOfEntities: "A gateway's protocol speaks of entities."
    case .gatewaysUnderDomainHoldsProtocols: "Gateways under Domain holds protocols only."
    case .letGatewayConvertItAndUse: "Let the gateway convert it and use the entity here."
    case .letGatewayConvertItToEntity: "Let the gateway convert it to an entity."
    case .letGatewayInDataLayer: "Let a gateway in the data layer do it behind a use case."
    case .letProtocolSpeakOfEntities:
      "Let the protocol speak of entities and the gateway convert."
    case .letViewModelAskUseCase: "Let the view model ask a use case and publish the result."
    case .letViewModelAskUseCaseAndUse:
      "Let the view model ask a use case, and the use case the gateway."
    case .letViewModelCallUseCase: "Let the view model call the use case and publish the result."
    case .listShowsEntities: "A list shows entities."
    case .makeInstanceInContainerAndPass: "Make the instance in the container and pass it on."
    case .moveImplementationToData:
      "Move the implementation to Data, or the value to Domain/Entities."
    case .moveProtocolOrValueIntoDomain:
      "Move the protocol or value into Domain/Gateways or Domain/Entities."
    case .moveTypeItNamesIntoDomain: "Move the type it names into Domain/Entities."
    case .moveWhatItNeeds: "Move what it needs beside it, or convert in the gateway."
    case .moveWhatItNeedsIntoDomain:
      "Move what it needs into Domain/Entities, or move this code to the outer ring."
    case .movingBetweenScreensIsCoordinatorsJob: "Moving between screens is the coordinator's job."
    case .presentationAsksUseCases:
      "The presentation asks use cases, never a gateway or the data layer."
    case .presentationsOwnPartsWorkTogether: "The presentation's own parts work together."
    case .publishStateAndLetViewRead: "Publish state and let the view read it."
    case .receiveItThroughInitialiser:
      "Receive it through the initialiser and let the container make it."
    case .receiveViewModelThroughInitialiser:
      "Receive the view model through the initialiser and let the container make it."
    case .receiveWhatYouNeedThroughInitialiser:
      "Receive what you need through the initialiser and let the container pass it."
    case .removeImportAndLetOuterRing: "Remove the import and let an outer ring use the framework."
    case .removeImportAndReachFramework:
      "Remove the import and reach the framework through a gateway protocol."
    case .removeImportLeaveLooksToView:
      "Remove the import: leave looks to the view and loading to a use case."
    case .returnEntitiesThroughGateway:
      "Return entities through the gateway and let the view model ask a use case."
    case .returnEntityAndLetViewModel:
      "Return an entity and let the view model turn it into what is shown."
    case .returnPlainValuesAndLetPresentation:
      "Return plain values and let the presentation make pictures and colours of them."
    case .returnValueAndLetViewModel: "Return a value and let the view model tell the coordinator."
    case .screensThatAreWrittenInCode:
      "Screens that are written in code can be read, reviewed and made by the container."
    case .serversFormatIsConverted: "A server's format is converted to and from entities."
    case .serversFormatIsConvertedToDomains:
      "A server's format is converted to the domain's values."
    case .serversFormatMayUseSmallHelpers:
      "A server's format may use small helpers of the data layer."
    case .serversFormatNeverLeavesDataLayer: "The server's format never leaves the data layer."
    case .serversFormatStopsAtDataLayer: "The server's format stops at the data layer."
    case .tellCoordinatorWhatWasChosen: "Tell the coordinator what was chosen."
    case .twoObjectsThatHoldEachOther: "Two objects that hold each other are never freed."
    case .useCaseHasProtocol:
      "A use case has a protocol of its own, so that a fake can take its place."
    case .useCaseIsIndependentOfEverything:
      "A use case is independent of everything that shows its result."
    case .useCaseKnowsGatewayProtocols:
      "A use case knows gateway protocols, never what implements them."
    case .useCaseReachesWorldThroughGateway:
      "A use case reaches the world through gateway protocols."
    case .useCaseThrowsDomainsErrors: "A use case throws the domain's errors."
    case .viewMayShowDomainsValues: "A view may show the domain's values."
    case .viewModelAsksCoordinatorToMove: "A view model asks the coordinator to move on."
    case .viewModelAsksUseCases: "A view model asks use cases."
    case .viewModelCallsUseCases: "A view model calls use cases, never a gateway."
    case .viewModelCallsUseCasesNeverAPI:
      "A view model calls use cases, never an API or a gateway's implementation."
    case .viewModelIsShown: "A view model is shown by any view and knows none."
    case .viewModelPublishesEntities: "A view model publishes entities, as the document's does."
    case .viewModelPublishesStateAndKnows:
      "A view model publishes state and knows no UI kit, network or database."
    case .viewModelPublishesWhatItsScreen: "A view model publishes what its screen shows."
    case .viewModelPublishesWhatScreenShows:
      "A view model publishes what the screen shows, so it runs on the main actor."
    case .viewModelShowsDomainsErrors: "A view model shows the domain's errors."
    case .viewShowsItsViewModel: "A view shows its view model."
    case .viewShowsWhatItsViewModel: "A view shows what its view model publishes."
    case .viewSpeaksToItsViewModel: "A view speaks to its view model only."
    case .viewSpeaksToItsViewModelOnly:
      "A view speaks to its view model only, never to the data layer."
    case .viewTellsCoordinatorWhatWasChosen: "A view tells the coordinator what was chosen."
    case .whatIsShownIsMade: "What is shown is made of entities."
    case .whatIsShownIsMadeOfDomainsValues: "What is shown is made of the domain's values."
    case .whatStandsBesideViewModel: "What stands beside a view model may ask use cases."
    case .writeMainActorBeforeClass: "Write `@MainActor` before the class."
    case .writeUseCase:
      "Write a use case for it and receive its protocol through the initialiser."
    case .writeWeakBeforePropertyThatLeads: "Write `weak` before the property that leads back."
    }
  }
}
