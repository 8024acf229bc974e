internal import QatlamDomain

extension EnglishSayings {
  /// Returns the words of a sentence.
  static func text(of saying: CleanVIPERSaying) -> String {
    switch saying {
    case .askFactoryInAppCompositionRoot: "Ask the factory in App/CompositionRoot."
    case .askRouterWhichAsksOtherFeatures: "Ask the router, which asks the other feature's factory."
    case .asyncWorkUsesAsyncAwait: "Async work uses async/await."
    case .codeOfDomainMayNameRepository: "Code of the domain may name repository protocols."
    case .contractsCarryEntitiesAndViewItems:
      "Contracts carry entities and view items and name no concrete part."
    case .coreCodeMayUseCores: "Core code may use the core's own helpers."
    case .coreCodeMayUseNetworkLayers: "Core code may use the network layer's abstractions."
    case .coreKnowsNothingOfApp: "Core knows nothing of the app."
    case .declarePresentersProtocolInFeaturesContracts:
      "Declare the presenter's protocol in the feature's contracts."
    case .declareProtocolInDomainInterfaces:
      "Declare a protocol in Domain/Interfaces and receive it through the initialiser."
    case .declareProtocolOrValueInDomain: "Declare a protocol or a value in the domain."
    case .domainDoesNotKnowInfrastructure:
      "The domain does not know Infrastructure; they meet through protocols."
    case .domainInterfacesHoldsProtocols:
      "Domain/Interfaces holds the protocols by which domain and Infrastructure meet."
    case .domainIsPureSwiftAndKnows: "The domain is pure Swift and knows nothing around it."
    case .domainIsPureSwiftAndKnowsNoLibrary:
      "The domain is pure Swift and knows no library; Foundation at most."
    case .entitiesArePureDataAndKnow: "Entities are pure data and know nobody."
    case .entitiesArePureDataModels: "Entities are pure data models."
    case .entitiesShareDomainsValues: "Entities share the domain's values."
    case .everyFeatureHasContractsFile:
      "Every feature has a contracts file with its View and Presenter protocols."
    case .factoriesPutEverythingTogether:
      "Factories put everything together, so nobody but a router may know one."
    case .featuresPresenterIsKnownByProtocol:
      "A feature's presenter is known by the protocol in its contracts."
    case .genericNetworkLayerHasNoConcrete:
      "The generic network layer has no concrete library in it."
    case .genericNetworkLayerKnowsNothing: "The generic network layer knows nothing of the app."
    case .helpersMayUseCoresOwnValues: "Helpers may use the core's own values."
    case .infrastructureKeepsDomainsProtocolsAndKnows:
      "Infrastructure keeps the domain's protocols and knows nobody who uses them."
    case .infrastructureMayUseCoresHelpers: "Infrastructure may use the core's helpers."
    case .infrastructureMayUseCoresValues: "Infrastructure may use the core's values."
    case .infrastructuresOwnFormatsStopAtRepository:
      "Infrastructure's own formats stop at the repository."
    case .letPresenterMapItToView: "Let the presenter map it to a view item."
    case .letRepositoryInInfrastructureLoad:
      "Let a repository in Infrastructure load it behind a use case."
    case .letRepositoryInInfrastructureUseLibrary:
      "Let a repository in Infrastructure use the library behind a use case."
    case .letSignatureSpeakOfEntity: "Let the signature speak of the entity."
    case .makeInstanceInFactoryAndPass: "Make the instance in the factory and pass it on."
    case .makeItGeneric: "Make it generic, or move the code to Infrastructure."
    case .moveCodeThatNeedsLibrary:
      "Move the code that needs the library to Infrastructure/Networking."
    case .moveFeaturesProtocolsIntoContracts: "Move the feature's protocols into Contracts."
    case .moveImplementationToInfrastructure:
      "Move the implementation to Infrastructure, or the value to Domain/Entities."
    case .moveProtocolOrValueItNames: "Move the protocol or value it names into the domain."
    case .moveWhatItNeedsIntoDomain:
      "Move what it needs into Domain/Entities, or this code to the part that needs it."
    case .nameProtocolEntityOrViewItem: "Name a protocol, an entity or a view item."
    case .networkLayerMayUseCores: "The network layer may use the core's own values."
    case .networkLayerMayUseCoresOwnHelpers: "The network layer may use the core's own helpers."
    case .noTypeMakesItsOwnDependency: "No type makes its own dependency."
    case .oneFeatureNeverKnowsAnothersInside: "One feature never knows another's inside."
    case .presentationFormatsTextAndColours:
      "Presentation formats text and colours and knows no other library."
    case .presenterAsksUseCases: "A presenter asks use cases."
    case .presenterAsksUseCasesNeverRepository: "A presenter asks use cases, never a repository."
    case .presenterAsksUseCasesNeverRepositoryOrNetwork:
      "A presenter asks use cases, never a repository or a network client."
    case .presenterFormatsEntities: "A presenter formats entities."
    case .presenterKeepsAndUsesItsFeatures: "A presenter keeps and uses its feature's protocols."
    case .presenterKnowsItsRouterByProtocol:
      "A presenter knows its router by the protocol in the contracts."
    case .presenterKnowsItsViewByProtocol:
      "A presenter knows its view by the protocol in the contracts."
    case .presenterMakesViewItems: "A presenter makes view items."
    case .presenterMayUseCoresHelpers: "A presenter may use the core's helpers."
    case .presenterWordsDomainsErrors: "A presenter words the domain's errors."
    case .protocolMayCarryDomainsValues: "A protocol may carry the domain's values."
    case .realClientStandsBehindCoresProtocol: "The real client stands behind Core's protocol."
    case .receiveItThroughInitialiser:
      "Receive it through the initialiser and let the factory make it."
    case .receiveWhatYouNeedThroughInitialiser: "Receive what you need through the initialiser."
    case .removeImportAndReachLibrary:
      "Remove the import and reach the library through a repository protocol."
    case .repositoryHandsOutEntities: "A repository hands out entities."
    case .repositoryKeepsItsProtocolsPromise: "A repository keeps its protocol's promise."
    case .repositoryProtocolMayNameDomainsValues:
      "A repository protocol may name the domain's values."
    case .repositoryProtocolSpeaksOfEntities: "A repository protocol speaks of entities."
    case .repositoryProtocolSpeaksOfEntitiesAnd:
      "A repository protocol speaks of entities and knows nobody else."
    case .repositoryReportsDomainsErrors: "A repository reports the domain's errors."
    case .returnEntitiesAndLetUseCase: "Return entities and let the use case go on."
    case .routerAsksNextFeaturesFactory: "A router asks the next feature's factory."
    case .routerBuildsNextModule:
      "A router builds the next module through its factory and knows no other part."
    case .routerKeepsItsProtocolsPromise: "A router keeps its protocol's promise."
    case .routerPassesDomainsValues: "A router passes the domain's values on."
    case .routerPassesEntity: "A router passes an entity on."
    case .routersProtocolMayCarryEntity: "A router's protocol may carry an entity."
    case .tellPresenterAndShow: "Tell the presenter, and show what it hands back."
    case .uiIsWrittenInCode: "The UI is written in code: no storyboards, no XIBs."
    case .useCaseIsHeartOfBusiness: "The use case is the heart of the business logic."
    case .useCaseKnowsEntitiesAndRepository:
      "A use case knows entities and repository protocols, nothing of features or network."
    case .useCaseKnowsRepositoryProtocols: "A use case knows repository protocols only."
    case .useCaseMayNameDomainsValues: "A use case may name the domain's values and errors."
    case .useCaseStandsBehindProtocol:
      "A use case stands behind a protocol, so that a fake can take its place."
    case .viewIsDumb:
      "A view is dumb: it tells the presenter what the user did and asks for nothing itself."
    case .viewIsGivenViewItems: "A view is given view items, never entities."
    case .viewItemIsFormattedText: "A view item is formatted text and colours: a plain value."
    case .viewItemIsFormattedTextAndColours:
      "A view item is formatted text and colours, and knows nobody."
    case .viewKnowsItsPresenterByProtocol:
      "A view knows its presenter by the protocol in the contracts."
    case .viewMayUseCoresHelpers: "A view may use the core's helpers."
    case .viewShowsViewItems: "A view shows view items."
    case .viewShowsWhatItIsGiven: "A view shows what it is given and loads nothing."
    case .viewTellsItsPresenterByProtocol: "A view tells its presenter by protocol."
    case .viewsProtocolCarriesViewItems: "A view's protocol carries view items."
    case .writeUseCaseAndReceive:
      "Write a use case and receive its protocol through the initialiser."
    }
  }
}
