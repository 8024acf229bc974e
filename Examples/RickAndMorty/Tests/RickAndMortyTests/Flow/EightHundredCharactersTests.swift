import Foundation
import SandboxServer
import Testing

@testable import RickAndMorty

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor @Suite(.timeLimit(.minutes(1))) struct `Eight hundred characters` {
  private let server: SandboxServer
  private let view = HomeViewDouble()
  private let journal = Journal()
  private let presenter: HomePresenter

  init() throws {
    server = try SandboxServer.start()
    // On a connection that has served before, libcurl repeats a request that was cut off without
    // telling anybody. A fresh connection for each request makes every cut a failure.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpAdditionalHeaders = ["Connection": "close"]
    let client = RecordingClient(
      inner: URLSessionNetworkClient(
        baseURL: server.baseURL.appending(path: "api"),
        session: URLSession(configuration: configuration),
        timeout: 20
      ),
      journal: journal
    )
    let repository = RemoteCharacterRepository(client: client)
    presenter = .sample(
      RecordingFetchCharacters(
        inner: FetchCharactersUseCase(repository: repository),
        journal: journal
      ),
      view: view
    )
  }

  @Test func `arrive page by page, each page asked for once`() async {
    await scrollToTheEnd()

    #expect(failures == [])
    #expect(view.items.map(\.id) == Array(1...800))
    #expect(pagesAsked.sorted() == Array(1...40))
    #expect(server.requests.count == 40)
  }

  @Test func `arrive whole although the server fails, each failure a text`() async {
    server.setFaults(
      FaultPlan(
        delayMilliseconds: 2,
        failEvery: 5,
        cutEvery: 7,
        invalidJSONEvery: 11,
        tooManyEvery: 13
      )
    )
    await scrollToTheEnd()

    #expect(view.items.map(\.id) == Array(1...800))
    #expect(view.frames.last?.summary == "800 of 800 characters, pages 1–40 of 40")
    #expect(pagesAsked.count == 40 + failures.count)
    #expect(server.requests.count == pagesAsked.count)
    #expect(Set(pagesAsked) == Set(1...40))
    #expect(view.itemUpdates.allSatisfy { $0 == Array(1...$0.count) })
    let sentences = [
      "The server failed (status 500).",
      "The connection broke before the answer was complete.",
      "The answer makes no sense at “JSON”.",
      "The server is busy and asks to wait",
    ]
    for sentence in sentences {
      #expect(failures.contains { $0.hasPrefix(sentence) }, "\(sentence)")
    }
    #expect(failures.filter { text in !sentences.contains { text.hasPrefix($0) } } == [])
    #expect(textsShown.isSubset(of: failures) && !textsShown.isEmpty)
  }

  /// Scrolls until everything is there, trying again whatever failed.
  private func scrollToTheEnd() async {
    presenter.viewDidLoad()
    for _ in 1...1000 {
      await view.wait { $0.frames.last?.notice == nil || $0.frames.last?.notice?.isFailure == true }
      if view.frames.last?.notice?.isFailure == true {
        presenter.didRetry()
      } else if view.items.count < 800 {
        presenter.didScroll(toIndex: view.items.count - 1)
      } else {
        return
      }
    }
  }

  /// The failures of the use case, as sentences.
  private var failures: [String] {
    journal.lines.filter { $0.hasPrefix("useCase fails ") }.map { String($0.dropFirst(14)) }
  }

  /// The failures that the view was given to show.
  private var textsShown: Set<String> {
    Set(
      view.frames.compactMap { frame in
        guard case .failure(let text, remedy: _)? = frame.notice else { return nil }
        return text
      }
    )
  }

  /// The pages that the client was asked for, in order.
  private var pagesAsked: [Int] {
    journal.lines.compactMap { line in
      line.split(separator: " page=").last.flatMap { Int($0) }
    }
  }
}
