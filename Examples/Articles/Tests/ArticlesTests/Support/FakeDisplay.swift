import Foundation
import TerminalUI

@testable import Articles

/// A display in memory, and keys from a test.
@MainActor final class FakeDisplay: Display {
  private(set) var size: Size
  private(set) var lines: [String] = []
  private var waiting: (text: String, continuation: CheckedContinuation<[String], Never>)?
  private let keys: AsyncStream<Key>
  private let sender: AsyncStream<Key>.Continuation
  private var running: Task<Void, Never>?

  init(columns: Int = 80, rows: Int = 24) {
    size = Size(columns: columns, rows: rows)
    (keys, sender) = AsyncStream.makeStream()
  }

  /// Begins to show the app's screen over a gateway.
  func start(over gateway: FakeArticleGateway, session: FakeSessionGateway = .init()) {
    let views = TerminalViews.over(gateway, session: session)
    running = Task { await TerminalScreen(display: self, views: views).run(keys: keys) }
  }

  func show(_ canvas: Canvas) {
    lines = canvas.lines
    guard let waiting, isShown(waiting.text) else { return }
    self.waiting = nil
    waiting.continuation.resume(returning: lines)
  }

  /// Presses keys; they are taken one after the other.
  func press(_ keys: Key...) {
    for key in keys { sender.yield(key) }
  }

  /// Types a text.
  func type(_ text: String) {
    for character in text { sender.yield(character == "\n" ? .enter : .character(character)) }
  }

  /// Gives the display another extent.
  func resize(columns: Int, rows: Int) {
    size = Size(columns: columns, rows: rows)
    press(.resize)
  }

  /// Returns the first lines from now on that hold a text; the test's time limit is the limit.
  @discardableResult
  func waitFor(_ text: String) async -> [String] {
    if isShown(text) { return lines }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = (text, $0) }
    } onCancel: {
      Task { @MainActor in self.giveUp() }
    }
  }

  private func giveUp() {
    waiting?.continuation.resume(returning: lines)
    waiting = nil
  }

  /// Returns the first lines from now on that speak of no work.
  func waitForRest() async -> [String] {
    while isShown("Please wait.") { await Task.yield() }
    return lines
  }

  /// Waits until the screen has been left.
  func waitForEnd() async {
    await withTaskCancellationHandler {
      await running?.value
    } onCancel: {
      Task { @MainActor in self.running?.cancel() }
    }
  }

  private func isShown(_ text: String) -> Bool {
    lines.joined(separator: "\n").contains(text)
  }
}

extension TerminalViews {
  /// Returns the views over a gateway, in English and at Greenwich.
  static func over(
    _ gateway: FakeArticleGateway,
    session: FakeSessionGateway
  ) -> TerminalViews {
    let wording = Wording(language: .english, timeZone: .gmt)
    let publish = PublishArticle(gateway: gateway)
    let delete = DeleteArticle(gateway: gateway)
    return TerminalViews(
      articles: ArticlesViewModel(
        getArticles: GetArticles(gateway: gateway),
        deleteArticle: delete,
        wording: wording
      ),
      drafts: DraftsViewModel(
        getDrafts: GetDrafts(gateway: gateway),
        publishArticle: publish,
        deleteArticle: delete,
        wording: wording
      ),
      reader: ReaderViewModel(
        findArticle: FindArticle(gateway: gateway),
        publishArticle: publish,
        deleteArticle: delete,
        wording: wording
      ),
      editor: EditorViewModel(
        saveArticle: SaveArticle(gateway: gateway),
        wording: wording,
        makeID: { .sample(1) },
        now: { .sample() }
      ),
      signIn: SignInViewModel(signIn: SignIn(gateway: session), wording: wording),
      wording: wording
    )
  }
}
