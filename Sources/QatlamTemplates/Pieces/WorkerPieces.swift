internal import QatlamDomain

/// A scene's worker: the interactor's hand that fetches, in VIP and VIPER.
extension Screen {
  /// Whether the scene has a worker.
  var hasWorker: Bool { has(.worker) }

  /// How an interactor knows its worker.
  var knownWorker: String { known(.workerContract, or: .worker) }

  var workerContract: Draft.Declaration? {
    guard hasWorker else { return nil }
    return declaration(
      .workerContract,
      """
      /// What the worker is to the interactor, and to nobody else.
      protocol \(type(.workerContract)): Sendable {
        /// Returns what there is to show.
        func load() async throws -> [\(item)]
      }
      """
    )
  }

  var worker: Draft.Declaration? {
    let promise = has(.workerContract) ? ": \(type(.workerContract))" : ": Sendable"
    return declaration(
      .worker,
      """
      /// Fetches what the \(phrase) scene shows; it keeps that in memory until it is told where to look.
      struct \(type(.worker))\(promise) {
        private let kept: [\(item)]

        /// Takes what there is.
        init(kept: [\(item)] = []) {
          self.kept = kept
        }

        /// Returns what there is to show.
        func load() async throws -> [\(item)] {
          kept
        }
      }
      """
    )
  }

  /// How an interactor comes by its items: the stored property, its initialiser, and the argument of tests.
  var interactorSource: SourceText {
    guard hasWorker else {
      return """
        private let kept: [\(item)]

        /// Takes what there is; say here where to fetch it from.
        init(kept: [\(item)] = []) {
          self.kept = kept
        }
        """
    }
    return """
      private let worker: \(knownWorker)

      /// Takes its worker from outside.
      init(worker: \(knownWorker)) {
        self.worker = worker
      }
      """
  }

  /// The expression of an interactor that holds a sample.
  func interactor(holding items: String) -> String {
    let argument =
      hasWorker ? "worker: \(type(.worker))(kept: [\(items)])" : "kept: [\(items)]"
    return "\(type(.interactor))(\(argument))"
  }

  /// The expression of an interactor as the scene is put together.
  var newInteractor: String {
    "\(type(.interactor))(\(hasWorker ? "worker: \(type(.worker))()" : ""))"
  }
}
