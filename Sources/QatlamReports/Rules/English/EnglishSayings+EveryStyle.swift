internal import QatlamDomain

extension EnglishSayings {
  /// Returns the words of a sentence.
  static func text(of saying: EveryStyleSaying) -> String {
    switch saying {
    case .askOthersFactoryOrBuilder:
      "Ask the other's factory or builder, or move what both need out of them."
    case .buildViewInCode: "Build the view in code."
    case .codeOfDomainMayNameEntities: "Code of the domain may name entities."
    case .codeOfDomainMayNameUse: "Code of the domain may name use cases."
    case .declareItAsStructOrEnum: "Declare it as a struct or an enum."
    case .declareProtocolWithItsOperation: "Declare a protocol with its operation beside it."
    case .featuresThatKnowEachOther:
      "Features that know each other are one: neither can be changed or tested alone."
    case .filesThatKnowEachOtherCan:
      "Files that know each other can only be read, tested and moved together."
    case .holdPresentersProtocol: "Hold the presenter's protocol."
    case .holdRoutersProtocol: "Hold the router's protocol."
    case .holdViewsProtocol: "Hold the view's protocol, weakly."
    case .instanceForEverybodyIsDependency:
      "An instance for everybody is a dependency that no initialiser shows."
    case .layersThatKnowEachOther:
      "Layers that know each other are one: neither can be changed or tested alone."
    case .letPresenterFill: "Let the presenter fill it."
    case .letPresenterMakeViewItem: "Let the presenter make a view item of it."
    case .letProtocolSpeakOfEntitiesAlone: "Let the protocol speak of entities alone."
    case .letUseCaseReturn: "Let the use case return what is to be shown."
    case .makeItAsyncThrowsAndReturn: "Make it `async throws` and return the result."
    case .makeUseCaseOfEachOperation: "Make a use case of each operation, or the helpers private."
    case .moveCodeToPartThatNeeds: "Move the code to the part that needs it."
    case .moveTypeToFolder:
      "Move the type to the folder of its role, or name it for what it is."
    case .nameThatSaysOneRole:
      "A name that says one role in the folder of another hides what depends on what."
    case .orderRouterThroughItsProtocol: "Order the router through its protocol."
    case .presentersHandViewItemsToShow: "Presenters hand the view items to show, never entities."
    case .projectsSettingsDoNotAllow: "The project's settings do not allow it."
    case .projectsSettingsLetItOwnRouter: "The project's settings let it own the router."
    case .putProtocolBeforeThisReference:
      "Put a protocol before this reference, or move what both need into one of them."
    case .putProtocolBeforeThisReferenceOrMove:
      "Put a protocol before this reference, or move what both need into a third file."
    case .resultThatIsAwaitedCannot:
      "A result that is awaited cannot be forgotten or reported twice."
    case .routerMovesBetweenModules: "The router moves between modules."
    case .takeItInInitialiserAndKeep: "Take it in the initialiser and keep it in a `let`."
    case .turnReferenceRound: "Turn the reference round, or allow the edge with its reason."
    case .useCaseIsOneBusinessAction: "A use case is one business action."
    case .useCaseWorksWithEntities: "A use case works with entities."
    case .viewAndPresenterHoldEachOther:
      "View and presenter hold each other; one link must be weak."
    case .viewShowsAndForwards: "A view shows and forwards; it loads and stores nothing."
    case .whatIsSetLater: "What is set later may be missing when it is needed."
    case .writeWeakBeforePropertyThatLeads:
      "Write `weak` before the property that leads back to the view."
    }
  }
}
