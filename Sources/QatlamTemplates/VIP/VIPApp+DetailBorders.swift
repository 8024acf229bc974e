internal import QatlamDomain

extension VIPApp {
  /// What crosses the borders of one (V5).
  var detailModels: GeneratedFile {
    source(
      "Scenes/\(type)Scene/\(type)Models.swift",
      #"""
      /// What crosses the borders of the scene of one: plain values, nested per use case\#(mark("V5")).
      enum \#(type)Models {
        /// Loading the scene's \#(phrase), for the first time or again.
        enum FetchDetail {
          /// View → interactor: load the \#(phrase).
          struct Request: Hashable, Sendable {}

          /// Interactor → presenter: how the loading ended.
          enum Response: Hashable, Sendable {
            /// The \#(phrase) as it is kept now.
            case \#(value)(\#(type))
            /// No \#(phrase) came.
            case failed(DirectoryFailure)
          }

          /// Presenter → view: what is seen, in words.
          struct ViewModel: Hashable, Sendable {
            /// The heading of the scene; empty where nothing came.
            var title: String
            /// What is known of it, one line each.
            var rows: [String]
            /// What happened, in a sentence; empty when there is nothing to say.
            var notice: String
          }
        }

        /// Leaving the scene.
        enum Leave {
          /// View → interactor: the person wants to leave.
          struct Request: Hashable, Sendable {}
        }
      }
      """#
    )
  }

  /// What the parts of one are to each other (V9).
  var detailProtocols: GeneratedFile {
    source(
      "Scenes/\(type)Scene/\(type)Protocols.swift",
      #"""
      \#(identityImport)

      /// What the view is to the presenter (V1: the last arrow of the cycle).
      @MainActor
      protocol \#(type)DisplayLogic: AnyObject {
        /// Shows the \#(phrase), or why there is none.
        func displayDetail(viewModel: \#(type)Models.FetchDetail.ViewModel)
      }

      /// What the interactor is to the view (V1: the first arrow of the cycle).
      @MainActor
      protocol \#(type)BusinessLogic: AnyObject {
        /// Loads the \#(phrase); returns when the presenter has heard of it.
        func fetchDetail(request: \#(type)Models.FetchDetail.Request) async

        /// Leaves the scene.
        func leave(request: \#(type)Models.Leave.Request)
      }

      /// What the presenter is to the interactor (V1: the middle arrow of the cycle).
      @MainActor
      protocol \#(type)PresentationLogic: AnyObject {
        /// Words the \#(phrase), or why there is none.
        func presentDetail(response: \#(type)Models.FetchDetail.Response)
      }

      /// What the router is to the interactor\#(mark("V7")).
      @MainActor
      protocol \#(type)RoutingLogic: AnyObject {
        /// Moves back to where the scene was opened.
        func routeBack()
      }

      /// What the worker is to the interactor, and to nobody else\#(mark("V8")).
      protocol \#(type)WorkingLogic: Sendable {
        /// Brings the \#(phrase) of an identity.
        func fetch\#(type)(id: \#(identity)) async throws(DirectoryFailure) -> \#(type)
      }
      """#
    )
  }
}
