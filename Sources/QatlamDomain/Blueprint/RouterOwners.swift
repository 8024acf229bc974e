/// The parts that may own a scene's router, where the style leaves the choice (V7).
package struct RouterOwners: Hashable, Sendable {
  /// The part that is known of the router.
  package let contract: String
  /// The part that each word of the setting stands for.
  package let owners: [Owner]

  /// A word of the setting `router-owner`, and the part that it means.
  package struct Owner: Hashable, Sendable {
    package let word: String
    package let part: String
  }

  /// Creates a choice between view, presenter and interactor.
  package init(contract: String, view: String, presenter: String, interactor: String) {
    self.contract = contract
    owners = [
      Owner(word: "view", part: view),
      Owner(word: "presenter", part: presenter),
      Owner(word: "interactor", part: interactor),
    ]
  }

  /// Every part it speaks of.
  var parts: [String] { [contract] + owners.map(\.part) }
}
