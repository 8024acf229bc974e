internal import QatlamDomain

extension VIPApp {
  /// What crosses the list's borders (V5).
  var listModels: GeneratedFile {
    source(
      "Scenes/\(types)Scene/\(types)Models.swift",
      #"""
      /// What crosses the borders of the list's scene: plain values, nested per use case\#(mark("V5")).
      enum \#(types)Models {
        /// Loading the list, for the first time or again.
        enum FetchList {
          /// View → interactor: load the list.
          struct Request: Hashable, Sendable {}

          /// Interactor → presenter: how the loading ended.
          enum Response: Hashable, Sendable {
            /// The \#(phrases) as they are kept now, in order.
            case list([\#(type)])
            /// Nothing came.
            case failed(DirectoryFailure)
          }

          /// Presenter → view: what is seen, in words.
          struct ViewModel: Hashable, Sendable {
            /// One line for each of them; none where nothing came.
            var rows: [String]
            /// What happened, in a sentence; empty when there is nothing to say.
            var notice: String
          }
        }

        /// Going to the scene of one.
        enum Open {
          /// View → interactor: the person chose a row.
          struct Request: Hashable, Sendable {
            /// The row, counted from 0.
            var index: Int
          }
        }
      }
      """#
    )
  }

  /// What the list's parts are to each other (V9).
  var listProtocols: GeneratedFile {
    source(
      "Scenes/\(types)Scene/\(types)Protocols.swift",
      #"""
      /// What the view is to the presenter (V1: the last arrow of the cycle).
      @MainActor
      protocol \#(types)DisplayLogic: AnyObject {
        /// Shows the list, or why there is none.
        func displayList(viewModel: \#(types)Models.FetchList.ViewModel)
      }

      /// What the interactor is to the view (V1: the first arrow of the cycle).
      @MainActor
      protocol \#(types)BusinessLogic: AnyObject {
        /// Loads the list; returns when the presenter has heard of it.
        func fetchList(request: \#(types)Models.FetchList.Request) async

        /// Goes to the scene of one.
        func open(request: \#(types)Models.Open.Request)
      }

      /// What the presenter is to the interactor (V1: the middle arrow of the cycle).
      @MainActor
      protocol \#(types)PresentationLogic: AnyObject {
        /// Words the list, or why there is none.
        func presentList(response: \#(types)Models.FetchList.Response)
      }

      /// What the router is to the interactor\#(mark("V7")).
      @MainActor
      protocol \#(types)RoutingLogic: AnyObject {
        /// Moves to the scene of one.
        func routeTo\#(type)(_ \#(value): \#(type))
      }

      /// What the worker is to the interactor, and to nobody else\#(mark("V8")).
      protocol \#(types)WorkingLogic: Sendable {
        /// Brings all \#(phrases), in no particular order.
        func fetch\#(types)() async throws(DirectoryFailure) -> [\#(type)]
      }
      """#
    )
  }
}
