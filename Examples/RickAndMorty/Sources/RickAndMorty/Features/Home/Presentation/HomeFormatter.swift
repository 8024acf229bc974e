/// Turns entities into what the list's view shows (R3, R13).
struct HomeFormatter: Sendable {
  /// What the screen is doing at a moment.
  struct Moment: Sendable {
    /// What is asked for.
    var query: CharacterQuery
    /// What has arrived.
    var list: CharacterList
    /// Whether requests are under way.
    var isLoading: Bool
    /// Whether rows of an earlier answer are still shown.
    var showsOldRows: Bool
    /// What failed, if anything.
    var failure: CharacterFailure?
  }

  private let phrases: HomePhrases

  /// Creates a formatter that speaks one language.
  init(phrases: HomePhrases) {
    self.phrases = phrases
  }

  /// The filters in the order shown: everyone, then each status.
  var filters: [RMLifeStatus?] {
    [nil] + RMLifeStatus.allCases
  }

  /// Returns the rows for characters, in their order.
  func items(for characters: [RMCharacterResponse]) -> [HomeViewItem] {
    characters.map { character in
      HomeViewItem(
        id: character.id,
        name: character.name,
        statusText: phrases.status(character.lifeStatus),
        statusColor: color(of: character.lifeStatus),
        subtitle: "\(character.species) · \(phrases.place(character.location.name))"
      )
    }
  }

  /// Returns what stands around the rows at a moment.
  func data(at moment: Moment) -> HomeViewData {
    HomeViewData(
      title: phrases.title,
      summary: summary(of: moment.list),
      searchLabel: phrases.searchLabel,
      searchText: moment.query.name,
      filterLabel: phrases.filterLabel,
      filters: filters.map { $0.map(phrases.status) ?? phrases.everyone },
      selectedFilter: filters.firstIndex(of: moment.query.status) ?? 0,
      notice: notice(at: moment),
      keys: phrases.keys,
      searchKeys: phrases.searchKeys
    )
  }

  private func notice(at moment: Moment) -> HomeViewData.Notice? {
    if let failure = moment.failure {
      return .failure(phrases.failure(failure), remedy: phrases.remedy)
    }
    if moment.isLoading {
      let isFirst = moment.list.lastPage == nil
      return .working(
        moment.showsOldRows ? phrases.refreshing : isFirst ? phrases.loading : phrases.loadingMore
      )
    }
    let isEmpty = moment.list.isComplete && moment.list.characters.isEmpty
    return isEmpty ? .empty(phrases.empty) : nil
  }

  private func summary(of list: CharacterList) -> String {
    guard let total = list.total, let last = list.lastPage, let pageCount = list.pageCount
    else { return "" }
    return phrases.summary(
      .init(
        shown: list.characters.count,
        total: total,
        firstPage: list.firstPage,
        lastPage: last,
        pageCount: pageCount
      )
    )
  }

  private func color(of status: RMLifeStatus) -> HomeViewItem.StatusColor {
    switch status {
    case .alive: .green
    case .dead: .red
    case .unknown: .gray
    }
  }
}
