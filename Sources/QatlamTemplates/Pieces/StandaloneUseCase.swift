internal import QatlamDomain

/// A use case that is about nothing in particular yet.
struct StandaloneUseCase {
  let name: SwiftName
  let conventions: Conventions

  var declarations: [Draft.Declaration] {
    let known = conventions.type(.useCaseContract, name)
    let type = conventions.type(.useCase, name)
    return [
      piece(
        .useCaseContract,
        """
        /// \(name.title).
        protocol \(known): Sendable {
          /// Does it.
          func execute() async throws
        }
        """
      ),
      piece(
        .useCase,
        """
        /// \(name.title): takes the gateways that it needs in its initialiser.
        struct \(type): \(known) {
          /// Does it.
          func execute() async throws {}
        }
        """
      ),
    ].compactMap(\.self)
  }

  private func piece(_ piece: Piece, _ text: SourceText) -> Draft.Declaration? {
    guard let slot = conventions.slots[piece] else { return nil }
    return Draft.Declaration(
      path: slot.path.filled(name),
      types: [slot.type.filled(name)],
      text: PieceText.text(text)
    )
  }
}
