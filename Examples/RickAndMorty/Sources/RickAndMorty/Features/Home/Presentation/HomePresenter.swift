/// Runs the list's screen: asks the use case, formats, tells the view (R3, R16, R17).
///
/// A new search, filter or refresh begins a new *round*. Requests of earlier rounds are cancelled,
/// and their answers are ignored if they come all the same. Within a round a page is requested
/// once; it is requested again only when it failed and the user says so.
@MainActor
final class HomePresenter: HomePresenterProtocol {
  /// The screen, which owns this presenter; hence weak.
  weak var view: (any HomeViewProtocol)?

  private let fetchCharacters: any FetchCharactersUseCaseProtocol
  private let router: any HomeRouterProtocol
  private let formatter: HomeFormatter
  private let settle: @Sendable () async throws -> Void

  private var query: CharacterQuery
  private var list: CharacterList
  private var shown: [RMCharacterResponse] = []
  private var showsOldRows = false
  private var round = 0
  private var requests: [Int: Task<Void, Never>] = [:]
  private var failures: [Int: CharacterFailure] = [:]
  private var typing: Task<Void, Never>?

  /// Creates a presenter; the composition root sets its view (R7, R15).
  ///
  /// - Parameters:
  ///   - fetchCharacters: Brings one page.
  ///   - router: Moves on to a character's screen.
  ///   - formatter: Knows the screen's language.
  ///   - query: What is asked for at first.
  ///   - firstPage: The page to begin with.
  ///   - settle: Waits until typing has come to rest; throws when it is cancelled.
  init(
    fetchCharacters: any FetchCharactersUseCaseProtocol,
    router: any HomeRouterProtocol,
    formatter: HomeFormatter,
    query: CharacterQuery,
    firstPage: Int,
    settle: @escaping @Sendable () async throws -> Void
  ) {
    self.fetchCharacters = fetchCharacters
    self.router = router
    self.formatter = formatter
    self.query = query
    self.settle = settle
    list = CharacterList(firstPage: firstPage)
  }

  deinit {
    typing?.cancel()
    for request in requests.values { request.cancel() }
  }

  /// Asks for the first page (R16).
  func viewDidLoad() {
    beginRound(from: list.firstPage, keepingRows: false)
  }

  /// Finds the row's character and hands it to the router (R17).
  func didSelect(index: Int) {
    guard shown.indices.contains(index) else { return }
    router.navigateToDetail(shown[index])
  }

  /// Asks for further pages before the user reaches the last row.
  func didScroll(toIndex index: Int) {
    guard failures.isEmpty, !showsOldRows, list.lastPage != nil, list.needsMore(at: index)
    else { return }
    load(list.pagesMissing(atMost: Self.pagesAhead))
  }

  /// Searches for a name once typing has come to rest.
  func didSearch(name: String) {
    typing?.cancel()
    typing = Task { [weak self, settle] in
      guard (try? await settle()) != nil, !Task.isCancelled else { return }
      self?.search(name)
    }
  }

  /// Filters by a status.
  func didChooseFilter(index: Int) {
    guard formatter.filters.indices.contains(index) else { return }
    ask(CharacterQuery(name: query.name, status: formatter.filters[index]))
  }

  /// Fetches everything afresh; old rows stay until the first page is there.
  func didRefresh() {
    beginRound(from: list.firstPage, keepingRows: true)
  }

  /// Requests the pages that failed, and only these.
  func didRetry() {
    let pages = failures.keys.sorted()
    failures = [:]
    load(pages)
  }
}

extension HomePresenter {
  private static var pagesAhead: Int { 2 }

  private func search(_ name: String) {
    ask(CharacterQuery(name: name, status: query.status))
  }

  private func ask(_ wanted: CharacterQuery) {
    guard wanted != query else { return }
    query = wanted
    beginRound(from: 1, keepingRows: false)
  }

  private func beginRound(from page: Int, keepingRows: Bool) {
    round += 1
    for request in requests.values { request.cancel() }
    requests = [:]
    failures = [:]
    list = CharacterList(firstPage: page)
    showsOldRows = keepingRows && !shown.isEmpty
    if !showsOldRows, !shown.isEmpty { show([]) }
    load([page])
  }

  private func load(_ pages: [Int]) {
    for page in pages where requests[page] == nil {
      requests[page] = Task { [weak self, fetchCharacters, query, round] in
        do throws(CharacterFailure) {
          let response = try await fetchCharacters.execute(query, page: page)
          self?.receive(response, page: page, round: round)
        } catch {
          self?.fail(error, page: page, round: round)
        }
      }
    }
    render()
  }

  private func receive(_ response: RMResultsResponse, page: Int, round: Int) {
    guard round == self.round else { return }
    requests[page] = nil
    list.receive(response, page: page)
    if showsOldRows || list.characters != shown {
      showsOldRows = false
      show(list.characters)
    }
    render()
  }

  private func fail(_ failure: CharacterFailure, page: Int, round: Int) {
    guard round == self.round else { return }
    requests[page] = nil
    failures[page] = failure
    render()
  }

  private func show(_ characters: [RMCharacterResponse]) {
    shown = characters
    view?.updateView(with: formatter.items(for: characters))
  }

  private func render() {
    view?.updateFrame(
      with: formatter.data(
        at: HomeFormatter.Moment(
          query: query,
          list: list,
          isLoading: !requests.isEmpty,
          showsOldRows: showsOldRows,
          failure: failures.keys.min().flatMap { failures[$0] }
        )
      )
    )
  }
}
