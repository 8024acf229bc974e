internal import QatlamDomain

extension VIPERApp {
  /// Neighbours of the list's parts that note everything.
  var listSpies: GeneratedFile {
    test(
      "Doubles/\(types)Spies.swift",
      #"""
      @testable import \#(app)

      /// Notes what the list's presenter asks for, and answers nothing.
      @MainActor
      final class \#(types)InteractorSpy: \#(types)InteractorInputProtocol {
        private(set) var fetches = 0

        func fetchList() async {
          fetches += 1
        }
      }

      /// Notes what the list's interactor says.
      @MainActor
      final class \#(types)OutputSpy: \#(types)InteractorOutputProtocol {
        private(set) var lists: [[\#(type)]] = []
        private(set) var failures: [DirectoryFailure] = []

        func didFetch(list: [\#(type)]) {
          lists.append(list)
        }

        func didFail(_ failure: DirectoryFailure) {
          failures.append(failure)
        }
      }

      /// Notes what the list's presenter shows.
      @MainActor
      final class \#(types)ViewSpy: \#(types)ViewProtocol {
        private(set) var rows: [String] = []
        private(set) var failures: [String] = []

        func show(rows: [String]) {
          self.rows = rows
        }

        func show(failure: String) {
          failures.append(failure)
        }
      }

      /// Notes where the list's presenter goes.
      @MainActor
      final class \#(types)RouterSpy: \#(types)RouterProtocol {
        private(set) var opened: [\#(type)] = []

        func openDetail(of \#(value): \#(type)) {
          opened.append(\#(value))
        }
      }
      """#
    )
  }

  /// Neighbours of the parts of one that note everything.
  var detailSpies: GeneratedFile {
    test(
      "Doubles/\(type)Spies.swift",
      #"""
      @testable import \#(app)

      /// Notes what the interactor of one says.
      @MainActor
      final class \#(type)OutputSpy: \#(type)InteractorOutputProtocol {
        private(set) var fetched: [\#(type)] = []
        private(set) var failures: [DirectoryFailure] = []

        func didFetch(_ \#(value): \#(type)) {
          fetched.append(\#(value))
        }

        func didFail(_ failure: DirectoryFailure) {
          failures.append(failure)
        }
      }

      /// Answers nothing.
      @MainActor
      final class \#(type)InteractorSpy: \#(type)InteractorInputProtocol {
        func fetch() async {}
      }

      /// Notes what the presenter of one shows.
      @MainActor
      final class \#(type)ViewSpy: \#(type)ViewProtocol {
        private(set) var titles: [String] = []
        private(set) var rows: [String] = []
        private(set) var failures: [String] = []

        func show(title: String, rows: [String]) {
          titles.append(title)
          self.rows = rows
        }

        func show(failure: String) {
          failures.append(failure)
        }
      }

      /// Notes where the presenter of one goes.
      @MainActor
      final class \#(type)RouterSpy: \#(type)RouterProtocol {
        private(set) var closings = 0

        func close() {
          closings += 1
        }
      }
      """#
    )
  }
}
