internal import QatlamDomain

/// An entity: a value with an identity.
struct EntityPiece {
  let entity: EntityModel
  let conventions: Conventions

  var declarations: [Draft.Declaration] {
    guard let slot = conventions.slots[.entity] else { return [] }
    let name = entity.name
    let fields = entity.fields.map { field in
      SourceText("/// The \(field.phrase).\nlet \(field.name): \(field.typeText)")
    }
    let text: SourceText = """
      /// \(Self.capital(name.article)) \(name.phrase).
      struct \(slot.type.filled(name)): \(promises) {
        /// What it is told apart by.
        let id: \(entity.identity.rawValue)
        \(SourceText(fields.map(\.text).joined(separator: "\n")))
      }
      """
    return [
      Draft.Declaration(
        path: slot.path.filled(name),
        types: [slot.type.filled(name)],
        imports: entity.needsFoundation ? ["Foundation"] : [],
        text: PieceText.text(text)
      )
    ]
  }

  /// Clean VIPER decodes entities as they are (R4).
  private var promises: String {
    let usual = "Hashable, Identifiable, Sendable"
    return conventions.style == "clean-viper" ? "Codable, \(usual)" : usual
  }

  private static func capital(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
