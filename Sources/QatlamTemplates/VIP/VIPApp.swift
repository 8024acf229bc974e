internal import QatlamDomain

/// A whole app in VIP, as the User scene's document has it (V1–V11).
struct VIPApp: SceneApp {
  /// The app that is to be made.
  let model: AppModel

  /// Every file, in no particular order.
  var files: [GeneratedFile] { surroundings + frame + list + detail + tests }

  var firstScene: String { "\(types)Configurator(directory: directory).scene()" }

  var freedScene: SourceText {
    #"""
    weak var interactor: (any \#(types)BusinessLogic)?
    do {
      let configurator = \#(types)Configurator(directory: Fake\#(type)Directory())
      let scene = configurator.scene()
      interactor = scene.interactor
      #expect(interactor != nil)
    }

    #expect(interactor == nil)
    """#
  }

  func mark(_ statements: String) -> String { " (\(statements))" }

  private var list: [GeneratedFile] {
    [
      listModels, listProtocols, listInteractor, listPresenter, listWorker, listRouter, listView,
      listConfigurator,
    ]
  }

  private var detail: [GeneratedFile] {
    [
      detailModels, detailProtocols, detailInteractor, detailPresenter, detailWorker, detailRouter,
      detailView, detailConfigurator,
    ]
  }

  private var tests: [GeneratedFile] {
    [
      listSpies, detailSpies, listInteractorTests, listPresenterTests, listViewTests, detailTests,
    ]
  }
}
