import Foundation

/// The app as a command line: the same view models as the screen's, shown as plain text (C16).
@MainActor struct CommandView {
  /// The published articles.
  let articles: ArticlesViewModel
  /// The drafts.
  let drafts: DraftsViewModel
  /// One article.
  let reader: ReaderViewModel
  /// The article being written.
  let editor: EditorViewModel
  /// Signing in.
  let signIn: SignInViewModel
  /// Input and output.
  let console: Console
  /// The words of the language.
  let wording: Wording

  /// Does what is asked for and returns how it ended; what went wrong is said on the error output.
  func run(_ command: Command) async -> ExitStatus {
    do {
      return try await attempt(command)
    } catch let fault as UsageFault {
      return fail(wording.text(for: fault), .misuse)
    } catch let failure as ConsoleFailure {
      return fail(wording.text(for: failure), .failure)
    } catch {
      return fail(error.localizedDescription, .failure)
    }
  }

  private func attempt(_ command: Command) async throws -> ExitStatus {
    switch command {
    case .screen: return try await list(.text)
    case .list(let format): return try await list(format)
    case .drafts(let format): return try await listDrafts(format)
    case .show(let id, let format): return try await show(id: id, format)
    case .write(let title, let bodyFile, let id):
      return try await write(title: title, bodyFile: bodyFile, id: id)
    case .publish(let id): return await publish(id: id)
    case .delete(let id, let isConfirmed): return try await delete(id: id, isConfirmed)
    case .signIn(let email, let file): return try await signIn(email: email, passwordFile: file)
    case .help: console.write(wording.usage)
    case .version: console.write("articles \(Self.version)\n")
    }
    return .success
  }

  /// The program's version.
  static let version = "0.1.0"

  private func list(_ format: Command.Format) async throws -> ExitStatus {
    await articles.load()
    guard articles.failure == nil else { return fail(articles.errorText, articles.failure) }
    try show(articles.articles, format, whenEmpty: .noArticles)
    return .success
  }

  private func listDrafts(_ format: Command.Format) async throws -> ExitStatus {
    await drafts.load()
    guard drafts.failure == nil else { return fail(drafts.errorText, drafts.failure) }
    try show(drafts.drafts, format, whenEmpty: .noDrafts)
    return .success
  }

  private func show(
    _ articles: [Article],
    _ format: Command.Format,
    whenEmpty phrase: Phrase
  ) throws {
    switch format {
    case .json: console.write(try ArticleRecord.json(of: articles))
    case .text where articles.isEmpty: console.write(wording[phrase] + "\n")
    case .text:
      let text = ArticleText(wording: wording)
      console.write(articles.map(text.line(for:)).joined())
    }
  }

  private func show(id: String, _ format: Command.Format) async throws -> ExitStatus {
    await reader.find(idPrefix: id)
    guard let article = reader.article else { return fail(reader.errorText, reader.failure) }
    switch format {
    case .json: console.write(try ArticleRecord.json(of: article))
    case .text: console.write(ArticleText(wording: wording).page(for: article))
    }
    return .success
  }

  private func write(title: String, bodyFile: String, id: UUID?) async throws -> ExitStatus {
    guard await begin(id: id) else { return fail(reader.errorText, reader.failure) }
    editor.title = title
    let text = bodyFile == "-" ? try console.readInput() : try console.readFile(bodyFile)
    // The line break that ends a text file's last line is the file's, not the article's.
    editor.body = text.last?.isNewline == true ? String(text.dropLast()) : text
    guard await editor.save() else {
      let status = fail(editor.errorText, editor.failure)
      if case .gateway(let failure) = editor.failure, failure.leavesOutcomeOpen {
        console.writeError(wording.retryHint(id: editor.article.id) + "\n")
      }
      return status
    }
    say(.saved, editor.article)
    return .success
  }

  /// Begins a new article, or to change the one that has the id, and says whether it could.
  private func begin(id: UUID?) async -> Bool {
    guard let id else {
      editor.begin()
      return true
    }
    if await reader.find(idPrefix: id.uuidString), let article = reader.article {
      editor.edit(article)
    } else if case .noArticle = reader.failure {
      editor.begin(id: id)
    } else {
      return false
    }
    return true
  }

  private func publish(id: String) async -> ExitStatus {
    guard await reader.find(idPrefix: id), await reader.publish(), let article = reader.article
    else { return fail(reader.errorText, reader.failure) }
    say(.wasPublished, article)
    return .success
  }

  private func delete(id: String, _ isConfirmed: Bool) async throws -> ExitStatus {
    guard await reader.find(idPrefix: id), let article = reader.article else {
      return fail(reader.errorText, reader.failure)
    }
    if !isConfirmed {
      let question = wording.deleteQuestion(title: PlainText.line(article.title))
      guard let answer = console.ask(question + " ") else { throw UsageFault.needsConfirmation }
      guard wording.means(yes: answer) else { return .success }
    }
    guard await reader.delete() else { return fail(reader.errorText, reader.failure) }
    say(.wasDeleted, article)
    return .success
  }

  private func signIn(email: String, passwordFile: String?) async throws -> ExitStatus {
    let text = try passwordFile.map { try console.readFile($0) }
    let secret = try text ?? console.readSecret(wording[.passwordLabel] + " ")
    signIn.email = email
    signIn.password = String(secret.prefix { !$0.isNewline })
    guard await signIn.signIn() else { return fail(signIn.errorText, signIn.failure) }
    console.write(wording[.signedIn] + "\n")
    return .success
  }

  private func say(_ phrase: Phrase, _ article: Article) {
    let id = ArticleText(wording: wording).shortID(of: article)
    console.write("\(wording[phrase]) \(id)  \(PlainText.line(article.title))\n")
  }

  private func fail(_ text: String?, _ error: DomainError?) -> ExitStatus {
    fail(text ?? "", error.map(ExitStatus.init) ?? .failure)
  }

  private func fail(_ text: String, _ status: ExitStatus) -> ExitStatus {
    console.writeError("articles: " + PlainText.line(text) + "\n")
    return status
  }
}
