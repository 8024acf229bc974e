internal import QatlamDomain

extension VIPApp {
  /// Neighbours of the list's parts that note everything (V9).
  var listSpies: GeneratedFile {
    test(
      "Doubles/\(types)Spies.swift",
      #"""
      @testable import \#(app)

      /// Notes what the list's interactor says.
      @MainActor
      final class \#(types)PresenterSpy: \#(types)PresentationLogic {
        private(set) var responses: [\#(types)Models.FetchList.Response] = []

        func presentList(response: \#(types)Models.FetchList.Response) {
          responses.append(response)
        }
      }

      /// Notes what the list's presenter says.
      @MainActor
      final class \#(types)ViewSpy: \#(types)DisplayLogic {
        private(set) var viewModels: [\#(types)Models.FetchList.ViewModel] = []

        func displayList(viewModel: \#(types)Models.FetchList.ViewModel) {
          viewModels.append(viewModel)
        }
      }

      /// Notes what the list's view asks for.
      @MainActor
      final class \#(types)InteractorSpy: \#(types)BusinessLogic {
        private(set) var fetches = 0
        private(set) var opened: [Int] = []

        func fetchList(request: \#(types)Models.FetchList.Request) async {
          fetches += 1
        }

        func open(request: \#(types)Models.Open.Request) {
          opened.append(request.index)
        }
      }

      /// Notes where the list's interactor goes.
      @MainActor
      final class \#(types)RouterSpy: \#(types)RoutingLogic {
        private(set) var routed: [\#(type)] = []

        func routeTo\#(type)(_ \#(value): \#(type)) {
          routed.append(\#(value))
        }
      }
      """#
    )
  }

  /// Neighbours of the parts of one that note everything (V9).
  var detailSpies: GeneratedFile {
    test(
      "Doubles/\(type)Spies.swift",
      #"""
      @testable import \#(app)

      /// Notes what the interactor of one says.
      @MainActor
      final class \#(type)PresenterSpy: \#(type)PresentationLogic {
        private(set) var responses: [\#(type)Models.FetchDetail.Response] = []

        func presentDetail(response: \#(type)Models.FetchDetail.Response) {
          responses.append(response)
        }
      }

      /// Notes what the presenter of one says.
      @MainActor
      final class \#(type)ViewSpy: \#(type)DisplayLogic {
        private(set) var viewModels: [\#(type)Models.FetchDetail.ViewModel] = []

        func displayDetail(viewModel: \#(type)Models.FetchDetail.ViewModel) {
          viewModels.append(viewModel)
        }
      }

      /// Notes where the interactor of one goes.
      @MainActor
      final class \#(type)RouterSpy: \#(type)RoutingLogic {
        private(set) var returns = 0

        func routeBack() {
          returns += 1
        }
      }
      """#
    )
  }
}
