import Foundation

/// Turns a character into what its view shows (R3, R13).
struct DetailFormatter: Sendable {
  private let phrases: DetailPhrases

  /// Creates a formatter that speaks one language.
  init(phrases: DetailPhrases) {
    self.phrases = phrases
  }

  /// Returns the screen while a character, known by number and perhaps by name, is on its way.
  func loading(id: Int, name: String?) -> DetailViewData {
    frame(title: name ?? phrases.untitled(id), notice: .working(phrases.loading))
  }

  /// Returns the screen after a failure.
  func failure(_ failure: CharacterFailure, id: Int, name: String?) -> DetailViewData {
    frame(
      title: name ?? phrases.untitled(id),
      notice: .failure(phrases.failure(failure), remedy: phrases.remedy)
    )
  }

  /// Returns the screen that shows a character (R20).
  func data(for character: RMCharacterResponse) -> DetailViewData {
    var data = frame(title: character.name, notice: nil)
    let labels = phrases.labels
    data.status = .init(
      label: labels.status,
      text: phrases.status(character.lifeStatus),
      color: color(of: character.lifeStatus)
    )
    data.rows = [
      .init(label: labels.number, value: String(character.id)),
      .init(label: labels.species, value: character.species),
      .init(label: labels.gender, value: phrases.gender(character.gender)),
      .init(label: labels.origin, value: phrases.place(character.origin.name)),
      .init(label: labels.location, value: phrases.place(character.location.name)),
      .init(label: labels.episodes, value: String(character.episode.count)),
      .init(label: labels.created, value: String(character.created.prefix(10))),
    ]
    if !character.type.isEmpty {
      data.rows.insert(.init(label: labels.type, value: character.type), at: 2)
    }
    data.image = .init(label: labels.image, value: character.image)
    return data
  }

  /// Returns the picture's state while it is on its way.
  func loadingImage() -> DetailImageViewData {
    .working(phrases.loadingImage)
  }

  /// Returns the picture's state after a failure.
  func imageFailure(_ failure: CharacterFailure) -> DetailImageViewData {
    .failure(failure == .notFound ? phrases.noImage : phrases.failure(failure))
  }

  /// Returns a picture with a caption that names its format and size.
  func image(_ bytes: Data) -> DetailImageViewData {
    .picture(bytes: bytes, caption: phrases.imageCaption(format(of: bytes), bytes.count))
  }

  private func frame(title: String, notice: DetailViewData.Notice?) -> DetailViewData {
    DetailViewData(
      title: title,
      status: nil,
      rows: [],
      image: nil,
      notice: notice,
      keys: phrases.keys
    )
  }

  private func format(of bytes: Data) -> String {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "JPEG" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "PNG" }
    return "?"
  }

  private func color(of status: RMLifeStatus) -> DetailViewData.StatusColor {
    switch status {
    case .alive: .green
    case .dead: .red
    case .unknown: .gray
    }
  }
}
