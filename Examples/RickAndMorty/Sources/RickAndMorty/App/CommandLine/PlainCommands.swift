#if !canImport(UIKit)
/// The commands that print and end, each a module of its own without a screen.
@MainActor
struct PlainCommands {
  private let settings: AppSettings
  private let makeClient: () -> any NetworkClientProtocol
  private let console: any Console

  /// Creates the commands for what the user has chosen, a kind of client and a place to write to.
  init(
    settings: AppSettings,
    makeClient: @escaping () -> any NetworkClientProtocol,
    console: any Console
  ) {
    self.settings = settings
    self.makeClient = makeClient
    self.console = console
  }

  /// Prints one page of the characters that match.
  func list(_ query: CharacterQuery, page: Int) async -> ExitStatus {
    let factory = HomeFactory(settings: settings, makeClient: makeClient)
    switch await factory.createPlainView(query: query, page: page).result() {
    case .lines(let lines): return print(lines.joined(separator: "\n"))
    case .failure(let text): return complain(text)
    }
  }

  /// Prints one character.
  func show(id: Int) async -> ExitStatus {
    let factory = DetailFactory(language: settings.language, client: makeClient())
    switch await factory.createPlainView(id: id).result() {
    case .lines(let lines): return print(lines.joined(separator: "\n"))
    case .failure(let text): return complain(text)
    }
  }

  /// Prints a subject as JSON in the API's own form.
  func export(_ subject: ExportPresenter.Subject) async -> ExitStatus {
    let factory = ExportFactory(language: settings.language, client: makeClient())
    switch await factory.create(subject).result() {
    case .document(let text): return print(text)
    case .failure(let text): return complain(text)
    case nil: return .failed
    }
  }

  /// Prints a text as it is.
  func print(_ text: String) -> ExitStatus {
    do throws(ConsoleFailure) {
      try console.write(text)
      return .done
    } catch {
      return complain(settings.language.outputRefused)
    }
  }

  private func complain(_ text: String) -> ExitStatus {
    console.complain("rick-and-morty: \(text)")
    return .failed
  }
}
#endif
