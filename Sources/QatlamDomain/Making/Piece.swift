/// A declaration that a feature may consist of, by what it is for.
///
/// An app need not have all of them, and each app has its own names for them.
package enum Piece: String, Hashable, Sendable, CaseIterable {
  // MARK: Inside

  /// A business object.
  case entity
  /// The protocol by which the domain reaches the world.
  case gatewayContract
  /// What keeps the promise of `gatewayContract`.
  case gateway
  /// The protocol of a use case.
  case useCaseContract
  /// One business action; where the app has no `useCaseContract`, it stands alone.
  case useCase

  // MARK: Screens

  /// What shows: a view controller, a SwiftUI view, a view that prints.
  case view
  /// The protocol by which a view is told what to show (`HomeViewProtocol`, `ListOrdersDisplayLogic`).
  case viewContract
  /// Screen state that asks use cases.
  case viewModel
  /// The protocol of a view model.
  case viewModelContract
  /// Formatted text for a view.
  case viewData
  /// The requests, responses and view models of a VIP scene.
  case models
  /// What formats, or in VIPER decides what the screen does.
  case presenter
  /// The protocol by which a presenter is told (`HomePresenterProtocol`, `ListOrdersPresentationLogic`).
  case presenterContract
  /// The business logic of a scene.
  case interactor
  /// The protocol by which an interactor is asked (`HomeInteractorInputProtocol`, `ListOrdersBusinessLogic`).
  case interactorContract
  /// The protocol by which a VIPER interactor answers.
  case interactorOutput
  /// What a VIP interactor keeps for the router.
  case dataStore
  /// The protocol by which a VIP router passes a data store on.
  case dataPassing
  /// What fetches and stores for a VIP interactor.
  case worker
  /// The protocol of a worker.
  case workerContract
  /// What moves on to other screens.
  case router
  /// The protocol of a router.
  case routerContract
  /// What puts a scene together: a factory, assembly, configurator or builder.
  case factory
}
