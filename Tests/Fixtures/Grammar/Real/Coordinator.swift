@MainActor final class AppCoordinator: Coordinator {
  private(set) lazy var window: UIWindow? = { UIWindow(frame: .zero) }()
  var children: [any Coordinator] = []
  func start() {
    let detail = DetailCoordinator(navigation: navigation) { [weak self] result in
      guard let self, case .success(let item) = result else { return }
      children.removeAll { $0 === detail }
      show(item)
    }
    children.append(detail)
    detail.start()
  }
}
