internal import QatlamDomain

/// The words by which settings ask for constraints: one for each kind.
enum ConstraintWord: String, CaseIterable {
  case kinds
  case madeByComposition = "made-by-composition"
  case receivedThroughInit = "received-through-init"
  case noSharedInstance = "no-shared-instance"
  case behindProtocol = "behind-protocol"
  case oneOperation = "one-operation"
  case mainActor = "main-actor"
  case inheritsNone = "inherits-none"
  case namesFitFolders = "names-fit-folders"
  case featuresHave = "features-have"
  case holdsWeakly = "holds-weakly"
  case signaturesHide = "signatures-hide"
  case protocolsHide = "protocols-hide"
  case leavesCollectionsAlone = "leaves-collections-alone"
  case awaitsResults = "awaits-results"
  case noInterfaceFiles = "no-interface-files"
  case noNavigation = "no-navigation"
  case noRing = "no-ring"

  /// Keys that say more of the constraint.
  var options: [String] {
    switch self {
    case .kinds: ["nested"]
    case .madeByComposition: ["others"]
    case .protocolsHide: ["suffix"]
    default: []
    }
  }

  /// The rule whose findings they usually are.
  var rule: RuleID {
    switch self {
    case .kinds, .inheritsNone: .kind
    case .madeByComposition: .construction
    case .receivedThroughInit: .injection
    case .noSharedInstance: .singleton
    case .behindProtocol: .ownProtocol
    case .oneOperation: .oneOperation
    case .mainActor: .mainActor
    case .namesFitFolders: .misplaced
    case .featuresHave: .missingPart
    case .holdsWeakly: .retainCycle
    case .signaturesHide, .protocolsHide: .leak
    case .leavesCollectionsAlone: .businessLogic
    case .awaitsResults: .asyncAwait
    case .noInterfaceFiles: .storyboard
    case .noNavigation: .navigation
    case .noRing: .cycle
    }
  }
}
