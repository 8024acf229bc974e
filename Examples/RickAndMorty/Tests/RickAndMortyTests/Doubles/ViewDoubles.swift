import Testing

@testable import RickAndMorty

/// A list's view that keeps what it was shown and lets a test wait for it.
@MainActor
final class HomeViewDouble: HomeViewProtocol {
  private(set) var items: [HomeViewItem] = []
  private(set) var itemUpdates: [[Int]] = []
  private(set) var frames: [HomeViewData] = []
  private let waiting = Waiting()

  /// The notices so far, each once per run of equal ones.
  var notices: [HomeViewData.Notice?] {
    frames.map(\.notice).reduce(into: []) { if $0.last != .some($1) { $0.append($1) } }
  }

  func updateView(with items: [HomeViewItem]) {
    self.items = items
    itemUpdates.append(items.map(\.id))
  }

  func updateFrame(with data: HomeViewData) {
    frames.append(data)
    waiting.look()
  }

  /// Waits until there is a frame and the condition holds.
  func wait(
    at location: SourceLocation = #_sourceLocation,
    until condition: @escaping (HomeViewDouble) -> Bool
  ) async {
    await waiting.wait(until: { !self.frames.isEmpty && condition(self) }, at: location)
  }

  /// Waits until nothing is under way.
  func waitForRest(at location: SourceLocation = #_sourceLocation) async {
    await wait(at: location) {
      guard case .working? = $0.frames.last?.notice else { return true }
      return false
    }
  }
}

/// A character's view that keeps what it was shown and lets a test wait for it.
@MainActor
final class DetailViewDouble: DetailViewProtocol {
  private(set) var data: [DetailViewData] = []
  private(set) var images: [DetailImageViewData] = []
  private let waiting = Waiting()

  func updateView(with data: DetailViewData) {
    self.data.append(data)
    waiting.look()
  }

  func updateImage(with data: DetailImageViewData) {
    images.append(data)
    waiting.look()
  }

  /// Waits until the condition holds.
  func wait(
    at location: SourceLocation = #_sourceLocation,
    until condition: @escaping (DetailViewDouble) -> Bool
  ) async {
    await waiting.wait(until: { condition(self) }, at: location)
  }
}
