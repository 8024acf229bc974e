internal import QatlamDomain

/// A whole app in Clean VIPER, as the Rick and Morty document has it (R1–R20).
struct CleanVIPERApp: AppTemplate {
  /// The app that is to be made.
  let model: AppModel

  /// Stands before what is the API's own: the initials of the app's words, `RM` of `RickAndMorty`.
  ///
  /// An app of one word has none.
  var prefix: String {
    let words = model.name.words.filter { !["And", "Of", "The"].contains($0) }
    return words.count > 1 ? words.map { String($0.prefix(1)) }.joined() : ""
  }

  /// Whether it is not a whole app that is made, but what stands behind one more entity.
  var isAddition = false

  /// The type of the API's endpoints, which a new app has one of.
  var apiName: String { "\(isAddition ? type : app)API" }

  /// The entity's type; where Swift has one of that name, the document's way out: `RMCharacterResponse`.
  var record: String {
    type == "Character" && !isAddition ? "\(prefix)\(type)Response" : type
  }

  /// The type of a list that is more than an array: `RMResultsResponse`.
  var results: String { "\(prefix)ResultsResponse" }

  /// Every file, in no particular order.
  var files: [GeneratedFile] {
    surroundings + core + domain + infrastructure + features + start + tests
  }

  /// What fetches one more entity, with its tests.
  var repositoryFiles: [GeneratedFile] {
    [
      failure, repositoryProtocol, api, repository, embeddedSample, failureNetworkError, samples,
      repositoryTests,
    ]
  }

  private var core: [GeneratedFile] {
    [printable, endpoint, endpointLocation, httpMethod, networkError, networkClient]
      + dateReading("Core/Network") + dateWriting
  }

  private var domain: [GeneratedFile] {
    [entity, failure, repositoryProtocol, fetchAll, fetchDetail] + resultsFile
  }

  private var infrastructure: [GeneratedFile] {
    [
      api, repository, embeddedClient, embeddedSample, errorResponse, failureNetworkError,
      urlSessionClient, urlLoad, urlRequest, networkErrorResponse, urlSession,
    ]
  }

  private var features: [GeneratedFile] {
    [
      homeContracts, homePresenter, homeFormatter, homeViewItem, homeRouter, homeView,
      detailContracts, detailPresenter, detailFormatter, detailViewData, detailView,
    ]
  }

  private var start: [GeneratedFile] {
    [
      homeFactory, detailFactory, clientFactory, menu, menuEntry, terminalScreen, terminalStack,
      terminalWindow,
      appDelegate, sceneDelegate, appSettings, console, failureWords,
    ]
  }

  private var tests: [GeneratedFile] {
    [
      samples, fakeRepository, fakeUseCases, fakeClient, fakeViews, fakeConsole, useCaseTests,
      repositoryTests, homeTests, detailTests, appTests,
    ]
  }
}
