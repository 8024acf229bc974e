@testable import RickAndMorty

/// A list's view that keeps what it was shown and lets a test wait for it.
@MainActor
final class HomeViewDouble: HomeViewProtocol {
  private(set) var items: [HomeViewItem] = []
  private(set) var itemUpdates: [[Int]] = []
  private(set) var frames: [HomeViewData] = []
  private var waiting: (condition: (HomeViewDouble) -> Bool, CheckedContinuation<Void, Never>)?

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
    guard let (condition, continuation) = waiting, condition(self) else { return }
    waiting = nil
    continuation.resume()
  }

  /// Waits until a frame arrives after which the condition holds; looks at once first.
  func wait(until condition: @escaping (HomeViewDouble) -> Bool) async {
    guard frames.isEmpty || !condition(self) else { return }
    await withCheckedContinuation { waiting = (condition, $0) }
  }

  /// Waits until nothing is under way.
  func waitForRest() async {
    await wait {
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
  private var waiting: (condition: (DetailViewDouble) -> Bool, CheckedContinuation<Void, Never>)?

  func updateView(with data: DetailViewData) {
    self.data.append(data)
    settle()
  }

  func updateImage(with data: DetailImageViewData) {
    images.append(data)
    settle()
  }

  /// Waits until the condition holds; looks at once first.
  func wait(until condition: @escaping (DetailViewDouble) -> Bool) async {
    guard !condition(self) else { return }
    await withCheckedContinuation { waiting = (condition, $0) }
  }

  private func settle() {
    guard let (condition, continuation) = waiting, condition(self) else { return }
    waiting = nil
    continuation.resume()
  }
}
