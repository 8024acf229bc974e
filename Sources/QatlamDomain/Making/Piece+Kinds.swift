extension Piece {
  /// Whether it stands for a screen and is called after it; else it is called after what it is about.
  package var isOfScreen: Bool {
    switch self {
    case .entity, .gatewayContract, .gateway, .useCaseContract, .useCase: false
    case .view, .viewContract, .viewModel, .viewModelContract, .viewData, .models, .presenter,
      .presenterContract, .interactor, .interactorContract, .interactorOutput, .dataStore,
      .dataPassing, .worker, .workerContract, .router, .routerContract, .factory:
      true
    }
  }

  /// Whether it is a promise, which an app may keep in one file with other promises.
  var isContract: Bool {
    switch self {
    case .viewContract, .viewModelContract, .presenterContract, .interactorContract,
      .interactorOutput, .routerContract, .workerContract, .dataStore, .dataPassing,
      .gatewayContract, .useCaseContract:
      true
    case .entity, .gateway, .useCase, .view, .viewModel, .viewData, .models, .presenter,
      .interactor, .worker, .router, .factory:
      false
    }
  }

  /// Whether a screen is told by it: one of these and another piece make a screen.
  var makesScreen: Bool {
    switch self {
    case .view, .viewModel, .presenter, .interactor: true
    default: false
    }
  }
}
