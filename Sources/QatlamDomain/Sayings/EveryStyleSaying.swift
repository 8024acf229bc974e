/// What several styles say, and what is said of a project's own settings.
///
/// Each is named for what it says; the words stand in the table of a language.
package enum EveryStyleSaying: Hashable, Sendable, CaseIterable {
  case askOthersFactoryOrBuilder
  case buildViewInCode
  case codeOfDomainMayNameEntities
  case codeOfDomainMayNameUse
  case declareItAsStructOrEnum
  case declareProtocolWithItsOperation
  case featuresThatKnowEachOther
  case filesThatKnowEachOtherCan
  case holdPresentersProtocol
  case holdRoutersProtocol
  case holdViewsProtocol
  case instanceForEverybodyIsDependency
  case layersThatKnowEachOther
  case letPresenterFill
  case letPresenterMakeViewItem
  case letProtocolSpeakOfEntitiesAlone
  case letUseCaseReturn
  case makeItAsyncThrowsAndReturn
  case makeUseCaseOfEachOperation
  case moveCodeToPartThatNeeds
  case moveTypeToFolder
  case nameThatSaysOneRole
  case orderRouterThroughItsProtocol
  case presentersHandViewItemsToShow
  case projectsSettingsDoNotAllow
  case projectsSettingsLetItOwnRouter
  case putProtocolBeforeThisReference
  case putProtocolBeforeThisReferenceOrMove
  case resultThatIsAwaitedCannot
  case routerMovesBetweenModules
  case takeItInInitialiserAndKeep
  case turnReferenceRound
  case useCaseIsOneBusinessAction
  case useCaseWorksWithEntities
  case viewAndPresenterHoldEachOther
  case viewShowsAndForwards
  case whatIsSetLater
  case writeWeakBeforePropertyThatLeads
}
