package import QatlamDomain
internal import QatlamUseCases

/// The built-in pieces, one family for each built-in blueprint.
package struct Pieces: PieceSupplying {
  /// Creates the pieces; they need nothing from outside.
  package init() {}

  /// Returns the conventions of the document that a style follows; `nil` where there are no pieces for it.
  package func conventions(style: String, module: String) -> Conventions? {
    PieceFamily.all[style]?.conventions(style, module)
  }

  /// Returns what is to be added; empty where the style has no such thing.
  package func draft(_ making: Making, in conventions: Conventions) -> Draft {
    guard let family = PieceFamily.all[conventions.style] else { return Draft() }
    switch making {
    case .feature(let name, let entity, let isNew, let gateway):
      let subject = Subject(entity: entity, isNew: isNew, gateway: gateway, feature: name)
      let screen = Screen(name: name, subject: subject, conventions: conventions)
      var draft = family.screen(screen)
      draft.declarations = inside(subject, conventions) + draft.declarations
      return draft
    case .scene(let name):
      return family.screen(Screen(name: name, subject: nil, conventions: conventions))
    case .useCase(let name, let entity, let gateway):
      return Draft(declarations: useCase(name, entity, gateway, conventions))
    case .entity(let entity):
      return Draft(declarations: EntityPiece(entity: entity, conventions: conventions).declarations)
    case .gateway(_, let entity):
      guard conventions.has(.gatewayContract) else { return Draft() }
      let subject = Subject(entity: entity, isNew: false, gateway: nil)
      return Draft(
        declarations: UseCaseText(subject: subject, conventions: conventions).gatewayDeclarations
      )
    }
  }

  /// What stands behind a screen: as much of it as the app does not have.
  private func inside(_ subject: Subject, _ conventions: Conventions) -> [Draft.Declaration] {
    let entity =
      subject.isNew
      ? EntityPiece(entity: subject.entity, conventions: conventions).declarations : []
    guard conventions.has(.useCase) else { return entity }
    let useCase = UseCaseText(subject: subject, conventions: conventions)
    let gateway = subject.gateway == nil ? useCase.gatewayDeclarations : []
    return entity + gateway + useCase.declarations + useCase.tests
  }

  private func useCase(
    _ name: SwiftName,
    _ entity: EntityModel?,
    _ gateway: ExistingGateway?,
    _ conventions: Conventions
  ) -> [Draft.Declaration] {
    guard conventions.has(.useCase) else { return [] }
    guard let entity, let gateway else {
      return StandaloneUseCase(name: name, conventions: conventions).declarations
    }
    let subject = Subject(entity: entity, isNew: false, gateway: gateway)
    return UseCaseText(subject: subject, conventions: conventions, name: name).declarations
  }
}
