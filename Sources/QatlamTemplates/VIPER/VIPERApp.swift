internal import QatlamDomain

/// A whole app in VIPER as the field has it; no document asks for it.
struct VIPERApp: SceneApp {
  /// The app that is to be made.
  let model: AppModel

  /// Every file, in no particular order.
  var files: [GeneratedFile] { surroundings + frame + list + detail + tests }

  var firstScene: String { "\(types)Factory(directory: directory).create()" }

  var freedScene: SourceText {
    #"""
    weak var shown: \#(types)ViewController?
    do {
      let factory = \#(types)Factory(directory: Fake\#(type)Directory())
      let view = factory.create()
      shown = view
      #expect(shown != nil)
    }

    #expect(shown == nil)
    """#
  }

  func mark(_ statements: String) -> String { "" }

  /// The zone that dates are shown in, where there are dates.
  var zoneProperty: SourceText { hasDates ? "private let timeZone: TimeZone" : .none }

  /// The zone as the last of several arguments.
  func lastZoneArgument(_ zone: String) -> String { hasDates ? ", timeZone: .\(zone)" : "" }

  private var list: [GeneratedFile] {
    [listProtocols, listInteractor, listPresenter, listRouter, listView, listFactory]
  }

  private var detail: [GeneratedFile] {
    [detailProtocols, detailInteractor, detailPresenter, detailRouter, detailView, detailFactory]
  }

  private var tests: [GeneratedFile] {
    [listSpies, detailSpies, listInteractorTests, listPresenterTests, detailTests]
  }
}
