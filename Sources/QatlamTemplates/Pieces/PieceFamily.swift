internal import QatlamDomain

/// How a style's screens are written, and where they stand in a new app.
struct PieceFamily: Sendable {
  /// Returns the conventions of the style's document, for a style and a module.
  let conventions: @Sendable (String, String) -> Conventions
  /// Returns a screen with its tests, and what puts it together.
  let screen: @Sendable (Screen) -> Draft

  /// By the name of the blueprint.
  static let all: [String: PieceFamily] = [
    "clean": PieceFamily(
      conventions: { style, module in
        Conventions(
          style: style,
          module: module,
          slots: Layout(module, cleanLayout).slots,
          testSlots: Layout(tests: module, [.viewModel: "{Name}ViewModel", .useCase: "{Name}"])
            .slots,
          composer: "Container",
          essentials: [
            .entity, .gatewayContract, .gateway, .useCaseContract, .useCase, .viewModel, .view,
          ]
        )
      },
      screen: { screen in
        let clean = CleanScreen(screen: screen)
        return draft(
          of: screen,
          clean.declarations,
          screen.containerMember(clean.parts, parameters: clean.parameters),
          clean.arguments
        )
      }
    ),
    "clean-viper": PieceFamily(
      conventions: { style, module in
        Conventions(
          style: style,
          module: module,
          slots: Layout(module, cleanVIPERLayout).slots,
          testSlots: Layout(
            tests: module,
            [.presenter: "{Name}Presenter", .useCase: "{Name}UseCase"]
          ).slots,
          essentials: [
            .entity, .gatewayContract, .gateway, .useCaseContract, .useCase, .viewContract,
            .presenterContract, .presenter, .view,
          ]
        )
      },
      screen: { screen in
        let feature = CleanVIPERScreen(screen: screen)
        return draft(
          of: screen,
          feature.declarations,
          screen.containerMember(feature.parts, parameters: feature.parameters),
          feature.arguments
        )
      }
    ),
    "vip": PieceFamily(
      conventions: { style, module in
        Conventions(
          style: style,
          module: module,
          slots: Layout(module, vipLayout).slots,
          testSlots: Layout(
            tests: module,
            [.interactor: "{Name}Interactor", .presenter: "{Name}Presenter"]
          ).slots,
          composer: "Composition",
          essentials: [
            .entity, .models, .viewContract, .interactorContract, .presenterContract, .view,
            .interactor, .presenter,
          ]
        )
      },
      screen: { screen in
        draft(
          of: screen,
          VIPScreen(screen: screen).declarations,
          nil,
          screen.directoryArguments
        )
      }
    ),
    "viper": PieceFamily(
      conventions: { style, module in
        Conventions(
          style: style,
          module: module,
          slots: Layout(module, viperLayout).slots,
          testSlots: Layout(
            tests: module,
            [.interactor: "{Name}Interactor", .presenter: "{Name}Presenter"]
          ).slots,
          composer: "Composition",
          essentials: [
            .entity, .viewContract, .presenterContract, .interactorContract, .interactorOutput,
            .view, .presenter, .interactor,
          ]
        )
      },
      screen: { screen in
        let module = VIPERScreen(screen: screen)
        return draft(
          of: screen,
          module.declarations,
          screen.containerMember(module.parts, parameters: module.parameters),
          screen.directoryArguments
        )
      }
    ),
  ]

  /// A screen with what it is told to others: a container, and where it is opened.
  private static func draft(
    of screen: Screen,
    _ declarations: [Draft.Declaration],
    _ member: Insertion?,
    _ arguments: [OpeningArgument]
  ) -> Draft {
    let opening = screen.opening(arguments: arguments)
    return Draft(
      declarations: declarations,
      insertions: [member].compactMap(\.self) + opening.insertions,
      nextSteps: opening.steps
    )
  }

  private static let cleanLayout: [Piece: String] = [
    .entity: "Domain/Entities/{Name}.swift {Name}",
    .gatewayContract: "Domain/Gateways/{Name}GatewayProtocol.swift {Name}GatewayProtocol",
    .gateway: "Data/Gateways/{Name}Gateway.swift {Name}Gateway",
    .useCaseContract: "Domain/UseCases/{Name}.swift {Name}UseCase",
    .useCase: "Domain/UseCases/{Name}.swift {Name}",
    .viewModel: "Presentation/ViewModels/{Name}ViewModel.swift {Name}ViewModel",
    .view: "Presentation/Views/{Name}View.swift {Name}View",
  ]

  private static let cleanVIPERLayout: [Piece: String] = [
    .entity: "Domain/Entities/{Name}.swift {Name}",
    .gatewayContract:
      "Domain/Interfaces/{Name}RepositoryProtocol.swift {Name}RepositoryProtocol",
    .gateway: "Infrastructure/Networking/Remote{Name}Repository.swift Remote{Name}Repository",
    .useCaseContract: "Domain/UseCases/{Name}UseCase.swift {Name}UseCaseProtocol",
    .useCase: "Domain/UseCases/{Name}UseCase.swift {Name}UseCase",
    .viewContract: "Features/{Name}/Contracts/{Name}Contracts.swift {Name}ViewProtocol",
    .presenterContract: "Features/{Name}/Contracts/{Name}Contracts.swift {Name}PresenterProtocol",
    .routerContract: "Features/{Name}/Contracts/{Name}Contracts.swift {Name}RouterProtocol",
    .viewData: "Features/{Name}/Presentation/{Name}ViewData.swift {Name}ViewData",
    .presenter: "Features/{Name}/Presentation/{Name}Presenter.swift {Name}Presenter",
    .view: "Features/{Name}/UI/{Name}ViewController.swift {Name}ViewController",
    .router: "Features/{Name}/Navigation/{Name}Router.swift {Name}Router",
    .factory: "App/CompositionRoot/{Name}Factory.swift {Name}Factory",
  ]

  private static let vipLayout: [Piece: String] = [
    .entity: "Entities/{Name}.swift {Name}",
    .models: "Scenes/{Name}Scene/{Name}Models.swift {Name}Models",
    .viewContract: "Scenes/{Name}Scene/{Name}Protocols.swift {Name}DisplayLogic",
    .interactorContract: "Scenes/{Name}Scene/{Name}Protocols.swift {Name}BusinessLogic",
    .presenterContract: "Scenes/{Name}Scene/{Name}Protocols.swift {Name}PresentationLogic",
    .routerContract: "Scenes/{Name}Scene/{Name}Protocols.swift {Name}RoutingLogic",
    .workerContract: "Scenes/{Name}Scene/{Name}Protocols.swift {Name}WorkingLogic",
    .view: "Scenes/{Name}Scene/{Name}ViewController.swift {Name}ViewController",
    .interactor: "Scenes/{Name}Scene/{Name}Interactor.swift {Name}Interactor",
    .presenter: "Scenes/{Name}Scene/{Name}Presenter.swift {Name}Presenter",
    .worker: "Scenes/{Name}Scene/{Name}Worker.swift {Name}Worker",
    .router: "Scenes/{Name}Scene/{Name}Router.swift {Name}Router",
    .factory: "Scenes/{Name}Scene/{Name}Configurator.swift {Name}Configurator",
  ]

  private static let viperLayout: [Piece: String] = [
    .entity: "Entities/{Name}.swift {Name}",
    .viewContract: "Modules/{Name}/{Name}Protocols.swift {Name}ViewProtocol",
    .presenterContract: "Modules/{Name}/{Name}Protocols.swift {Name}PresenterProtocol",
    .interactorContract: "Modules/{Name}/{Name}Protocols.swift {Name}InteractorInputProtocol",
    .interactorOutput: "Modules/{Name}/{Name}Protocols.swift {Name}InteractorOutputProtocol",
    .routerContract: "Modules/{Name}/{Name}Protocols.swift {Name}RouterProtocol",
    .view: "Modules/{Name}/{Name}ViewController.swift {Name}ViewController",
    .presenter: "Modules/{Name}/{Name}Presenter.swift {Name}Presenter",
    .interactor: "Modules/{Name}/{Name}Interactor.swift {Name}Interactor",
    .router: "Modules/{Name}/{Name}Router.swift {Name}Router",
    .factory: "Modules/{Name}/{Name}Factory.swift {Name}Factory",
  ]
}
