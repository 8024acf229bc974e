internal import QatlamDomain

extension [RuleID: RuleLevel] {
  /// The levels that every style starts from; a style changes some.
  static func levels(_ changes: [RuleID: RuleLevel]) -> Self {
    let common: Self = [
      .asyncAwait: .off,
      .businessLogic: .info,
      .construction: .warning,
      .cycle: .warning,
      .decodableEntity: .off,
      .dependency: .error,
      .emptyLayer: .info,
      .emptyRule: .warning,
      .featureBorder: .error,
      .import: .error,
      .injection: .warning,
      .kind: .warning,
      .leak: .warning,
      .mainActor: .off,
      .misplaced: .warning,
      .missingPart: .warning,
      .navigation: .off,
      .oneOperation: .info,
      .ownProtocol: .info,
      .retainCycle: .error,
      .singleton: .info,
      .staleBaseline: .warning,
      .staleSuppression: .warning,
      .storyboard: .off,
      .unlayered: .info,
    ]
    return common.merging(changes) { _, changed in changed }
  }
}
