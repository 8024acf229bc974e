import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("A move to another screen") struct NavigationTests {
  @Test func `is found in a view or presenter, by whatever call`() async throws {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishViewController.swift
      import UIKit
      final class FishViewController: UIViewController {
        func move(_ next: UIViewController) {
          navigationController?.pushViewController(next, animated: true) // ✗ navigation pushViewController
          present(next, animated: true) // ✗ navigation present
          self.present(next, animated: true) // ✗ navigation present
          performSegue(withIdentifier: "next", sender: nil) // ✗ navigation performSegue
          show(next, sender: nil) // ✗ navigation show
          navigationController?.setViewControllers([next], animated: true) // ✗ navigation setViewControllers
        }
      }
      """,
      of: .navigation,
      style: "viper"
    )
  }

  @Test func `is none for alerts, pickers and the share sheet`() async throws {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishViewController.swift
      import UIKit
      final class FishViewController: UIViewController {
        func tell() {
          let box = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          present(box, animated: true)
          present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
          present(imagePicker, animated: true)
          self.present(self.imagePicker, animated: true)
        }
        let imagePicker = UIImagePickerController()
      }
      """,
      of: .navigation,
      style: "viper"
    )
  }

  @Test func `is none for a container's own pages, nor for methods of the codebase`() async throws {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {
        var view: FishViewController?
        func load() { present("a", as: "b"); view?.show("a", in: "b") }
        func present(_ text: String, as other: String) {}
      }
      == Modules/Fish/FishViewController.swift
      import UIKit
      final class FishViewController: UIPageViewController {
        func turn(_ page: UIViewController) {
          setViewControllers([page], direction: .forward, animated: true)
        }
        func show(_ text: String, in other: String) {}
      }
      """,
      of: .navigation,
      style: "viper"
    )
  }

  @Test func `is the router's`() async throws {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishRouter.swift
      import UIKit
      final class FishRouter {
        weak var viewController: UIViewController?
        func move(_ next: UIViewController) { viewController?.present(next, animated: true) }
      }
      """,
      of: .navigation,
      style: "viper"
    )
  }

  @Test func `is none where a dot leads to a case or another type's method`() async throws {
    try await expectMarks(
      """
      == Presentation/Views/Reader.swift
      enum Command { case show(id: Int, text: String); case present(String, Int) }
      final class Reader {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
        func read() -> Command { screen.show("a", "b"); return .show(id: 1, text: "") }
      }
      final class Screen { func show(_ text: String, _ other: String) {} }
      """,
      of: .navigation,
      style: "clean"
    )
  }

  @Test
  func `is none for the system's editors, alerts of the app's own and a container's own stack`()
    async throws
  {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishViewController.swift
      import UIKit
      final class FishViewController: UIViewController {
        private lazy var choice: UIAlertController = { UIAlertController() }()
        private lazy var other: UIViewController = { UIViewController() }()
        func edit() {
          let editor = UIVideoEditorController()
          present(editor, animated: true)
          present(choice, animated: true)
          present(other, animated: true) // ✗ navigation present
          parent?.present(self, animated: true) // ✗ navigation present
        }
      }
      final class FishAlertViewController: UIViewController {
        func show(over parent: UIViewController) {
          navigationController?.present(self, animated: true)
        }
      }
      final class FishFlowController: UINavigationController {
        func next(_ screen: UIViewController) {
          pushViewController(screen, animated: true)
          self.pushViewController(screen, animated: true)
        }
      }
      """,
      of: .navigation,
      style: "viper"
    )
  }
}
