#if canImport(UIKit)
import UIKit

/// The list's screen in UIKit, written in code (R1, R8).
final class HomeViewController: UIViewController, HomeViewProtocol {
  private let presenter: any HomePresenterProtocol
  private let table = UITableView(frame: .zero, style: .plain)
  private let search = UISearchBar()
  private let filters = UISegmentedControl()
  private let notice = UILabel()
  private let retry = UIButton(type: .system)
  private var items: [HomeViewItem] = []

  /// Creates a screen over its presenter (R7).
  init(presenter: any HomePresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no storyboards to be made from (R8).
  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Builds the view and tells the presenter that it is there to fill (R16).
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    buildTable()
    buildControls()
    arrange()
    presenter.viewDidLoad()
  }

  /// Shows these rows in place of all others (R16).
  func updateView(with items: [HomeViewItem]) {
    self.items = items
    table.reloadData()
  }

  /// Shows what stands around the rows.
  func updateFrame(with data: HomeViewData) {
    title = data.title
    navigationItem.prompt = data.summary
    search.placeholder = data.searchLabel
    if filters.numberOfSegments != data.filters.count {
      filters.removeAllSegments()
      for (index, filter) in data.filters.enumerated() {
        filters.insertSegment(withTitle: filter, at: index, animated: false)
      }
    }
    filters.selectedSegmentIndex = data.selectedFilter
    show(data.notice)
  }

  private func show(_ state: HomeViewData.Notice?) {
    retry.isHidden = true
    switch state {
    case .working(let text): notice.text = text
    case .empty(let text): notice.text = text
    case .failure(let text, let remedy):
      notice.text = text
      retry.setTitle(remedy, for: .normal)
      retry.isHidden = false
    case nil: notice.text = nil
    }
    guard case .working = state else {
      table.refreshControl?.endRefreshing()
      return
    }
  }

  private func buildTable() {
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in self?.presenter.didRefresh() },
      for: .valueChanged
    )
    table.refreshControl = refresh
  }

  private func buildControls() {
    search.delegate = self
    notice.numberOfLines = 0
    notice.textAlignment = .center
    filters.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter.didChooseFilter(index: filters.selectedSegmentIndex)
      },
      for: .valueChanged
    )
    retry.addAction(UIAction { [weak self] _ in self?.presenter.didRetry() }, for: .touchUpInside)
  }

  private func arrange() {
    let stack = UIStackView(arrangedSubviews: [search, filters, table, notice, retry])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private static var cell: String { "character" }
}

extension HomeViewController: UITableViewDataSource, UITableViewDelegate {
  /// One section of all rows.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  /// A row with its name, its status in colour and its subtitle.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let item = items[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = item.name
    content.secondaryText = "\(item.statusText) · \(item.subtitle)"
    content.image = UIImage(systemName: "circle.fill")
    content.imageProperties.tintColor = color(of: item.statusColor)
    cell.contentConfiguration = content
    return cell
  }

  /// Tells the presenter which row the user opened (R17).
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.didSelect(index: indexPath.row)
  }

  /// Tells the presenter how far the user has come.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    presenter.didScroll(toIndex: indexPath.row)
  }

  private func color(of color: HomeViewItem.StatusColor) -> UIColor {
    switch color {
    case .green: .systemGreen
    case .red: .systemRed
    case .gray: .systemGray
    }
  }
}

extension HomeViewController: UISearchBarDelegate {
  /// Tells the presenter what the user typed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    presenter.didSearch(name: searchText)
  }
}
#endif
