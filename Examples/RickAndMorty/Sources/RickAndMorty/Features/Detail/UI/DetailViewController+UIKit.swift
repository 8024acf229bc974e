#if canImport(UIKit)
import UIKit

/// A character's screen in UIKit, written in code (R1, R8, R20).
final class DetailViewController: UIViewController, DetailViewProtocol {
  private let presenter: any DetailPresenterProtocol
  private let picture = UIImageView()
  private let caption = UILabel()
  private let rows = UIStackView()
  private let notice = UILabel()
  private let retry = UIButton(type: .system)

  /// Creates a screen over its presenter (R7).
  init(presenter: any DetailPresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no storyboards to be made from (R8).
  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Builds the view and tells the presenter that it is there to fill (R20).
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.spacing = 6
    notice.numberOfLines = 0
    retry.addAction(UIAction { [weak self] _ in self?.presenter.didRetry() }, for: .touchUpInside)
    arrange()
    presenter.viewDidLoad()
  }

  /// Shows this in place of what was shown before.
  func updateView(with data: DetailViewData) {
    title = data.title
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    if let status = data.status {
      rows.addArrangedSubview(line(status.label, status.text, color: color(of: status.color)))
    }
    for row in data.rows + [data.image].compactMap({ $0 }) {
      rows.addArrangedSubview(line(row.label, row.value, color: .label))
    }
    retry.isHidden = true
    switch data.notice {
    case .working(let text): notice.text = text
    case .failure(let text, let remedy):
      notice.text = text
      retry.setTitle(remedy, for: .normal)
      retry.isHidden = false
    case nil: notice.text = nil
    }
    if data.image != nil { presenter.didRequestImage() }
  }

  /// Shows the picture that the presenter loaded.
  func updateImage(with data: DetailImageViewData) {
    switch data {
    case .working(let text): caption.text = text
    case .failure(let text): caption.text = text
    case .picture(let bytes, let text):
      caption.text = text
      picture.show(pictureFrom: bytes)
    }
  }

  private func line(_ label: String, _ value: String, color: UIColor) -> UILabel {
    let line = UILabel()
    line.numberOfLines = 0
    line.text = "\(label): \(value)"
    line.textColor = color
    return line
  }

  private func color(of color: DetailViewData.StatusColor) -> UIColor {
    switch color {
    case .green: .systemGreen
    case .red: .systemRed
    case .gray: .systemGray
    }
  }

  private func arrange() {
    let stack = UIStackView(arrangedSubviews: [picture, caption, rows, notice, retry])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualToConstant: 240),
    ])
  }
}
#endif
