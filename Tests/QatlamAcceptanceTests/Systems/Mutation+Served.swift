extension Mutation {
  /// Every break that Qatlam reports for exactly what it is.
  static let served: [Mutation] =
    articlesDomain + articlesData + articlesPresentation
    + rickAndMortyDomain + rickAndMortyNetwork + rickAndMortyPresentation + rickAndMortyUI
    + userSceneCycle + userSceneRoles
}
