internal import QatlamDomain

/// How an interactor of VIP or VIPER comes by its items: through a worker, a directory, or what it is given.
extension Screen {
  /// Whether the scene has a worker: the interactor's hand that fetches.
  var hasWorker: Bool { has(.worker) }

  /// The directory that items come from, in an app that has such places.
  var directory: ExistingGateway? { host == .stack ? subject?.gateway : nil }

  /// How an interactor knows its worker.
  var knownWorker: String { known(.workerContract, or: .worker) }

  /// Whether loading may fail.
  var mayFail: Bool { hasWorker || directory != nil }

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
    guard let directory, let list = directory.list else {
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
    return declaration(
      .worker,
      """
      /// The interactor's hand that brings what the \(phrase) scene shows, wherever it is kept.
      struct \(type(.worker))\(promise) {
        private let directory: any \(directory.type)

        /// Works with a directory.
        init(directory: any \(directory.type)) {
          self.directory = directory
        }

        /// Returns what there is to show.
        func load() async throws -> [\(item)] {
          try await directory.\(list.name)()
        }
      }
      """
    )
  }

  /// How an interactor comes by its items: the stored property and its initialiser.
  var interactorSource: SourceText {
    if hasWorker { return stored("worker", knownWorker, "Takes its worker from outside.") }
    if let directory {
      return stored(
        "directory",
        "any \(directory.type)",
        "Takes what keeps the items from outside."
      )
    }
    return """
      private let kept: [\(item)]

      /// Takes what there is; say here where to fetch it from.
      init(kept: [\(item)] = []) {
        self.kept = kept
      }
      """
  }

  private func stored(_ name: String, _ type: String, _ comment: String) -> SourceText {
    """
    private let \(name): \(type)

    /// \(comment)
    init(\(name): \(type)) {
      self.\(name) = \(name)
    }
    """
  }

  /// The expression of the items, where loading may fail.
  var loadedItems: String {
    let list = directory?.list?.name ?? ""
    return hasWorker ? "try await worker.load()" : "try await directory.\(list)()"
  }

  /// The expression of an interactor that holds a sample.
  func interactor(holding items: String) -> String {
    let argument: String
    if hasFake {
      argument = hasWorker ? "worker: \(workerWithFake)" : "directory: DirectoryFake()"
    } else {
      argument = hasWorker ? "worker: \(type(.worker))(kept: [\(items)])" : "kept: [\(items)]"
    }
    return "\(type(.interactor))(\(argument))"
  }

  private var workerWithFake: String { "\(type(.worker))(directory: DirectoryFake())" }

  private var hasFake: Bool { directory != nil }

  /// What stands in for the directory in tests of the interactor.
  var directoryFake: [SourceText] {
    guard let directory, let entity = subject?.entity else { return [] }
    let fake = FakeText(gateway: directory, entity: entity, name: "DirectoryFake")
    return fake.text.map { [$0] } ?? []
  }

  /// The expression of an interactor as the scene is put together.
  var newInteractor: String {
    let source = directory == nil ? "" : "directory: directory"
    return "\(type(.interactor))(\(hasWorker ? "worker: \(type(.worker))(\(source))" : source))"
  }

  /// What whoever puts the scene together brings along.
  var directoryParameters: [String] { directory.map { ["directory: any \($0.type)"] } ?? [] }

  /// The same, where scenes are opened.
  var directoryArguments: [OpeningArgument] {
    directory.map { directory in
      [OpeningArgument(label: "directory", value: directory.provision.map { "composition.\($0)" })]
    } ?? []
  }
}
