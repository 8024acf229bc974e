package import QatlamDomain
package import QatlamUseCases

/// The built-in pieces, one family for each built-in blueprint.
package struct Pieces: PieceSupplying {
  /// Creates the pieces; they need nothing from outside.
  package init() {}

  /// Returns the conventions of the document that a style follows; `nil` where there are no pieces for it.
  package func conventions(style: String, module: String) -> Conventions? {
    PieceFamily.all[style]?.conventions(style, module)
  }

  /// Returns what a new app of a style brings along: types, each with members.
  package func ground(style: String) -> [String: [String]] { Grounds.needs(style: style) }

  /// Returns how an entity's gateway is put together in an app that has its style's ground.
  package func provision(of entity: SwiftName, style: String) -> Provision? {
    Grounds.ground(style: style, module: entity)?.provision(of: entity)
  }

  /// Returns the source of a declaration as other modules need it.
  package func published(_ text: String) -> String { PublicText.text(of: text) }

  /// Returns what is to be added; empty where the style has no such thing.
  package func draft(_ making: Making, in conventions: Conventions) -> Draft {
    guard let family = PieceFamily.all[conventions.style] else { return Draft() }
    let behind = BehindScreens(conventions: conventions)
    switch making {
    case .feature(let name, let entity, let isNew, let gateway):
      let subject = behind.subject(entity, isNew: isNew, gateway: gateway, feature: name)
      let screen = family.screen(Screen(name: name, subject: subject, conventions: conventions))
      return behind.draft(of: subject) + screen
    case .scene(let name):
      return family.screen(Screen(name: name, subject: nil, conventions: conventions))
    case .useCase(let name, let entity, let gateway):
      guard conventions.has(.useCase) else { return Draft() }
      let subject = behind.subject(entity, isNew: false, gateway: gateway)
      let useCase = UseCaseText(subject: subject, conventions: conventions, name: name)
      return behind.gateway(of: subject) + useCase.draft
    case .entity(let entity):
      return Draft(declarations: EntityPiece(entity: entity, conventions: conventions).declarations)
    case .gateway(_, let entity):
      guard conventions.has(.gatewayContract) || conventions.hasGround else { return Draft() }
      return behind.gateway(of: behind.subject(entity, isNew: false, gateway: nil))
    }
  }
}
