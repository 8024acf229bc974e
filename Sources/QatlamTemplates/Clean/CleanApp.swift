internal import QatlamDomain

/// A whole app in Clean Architecture, as the Articles document has it (C1–C20).
struct CleanApp: AppTemplate {
  /// The app that is to be made.
  let model: AppModel

  /// Every file, in no particular order.
  var files: [GeneratedFile] {
    surroundings + domain + data + wireDates + presentation + composition + tests
  }

  /// What stands between the domain and a server for one more entity, with its tests.
  var gatewayFiles: [GeneratedFile] {
    [gatewayProtocol, api, dto, dtoSamples, gateway, samples, gatewayTests, apiTests]
  }

  private var domain: [GeneratedFile] {
    [entity, domainError, gatewayFailure, gatewayProtocol, getAll, save, delete]
  }

  private var data: [GeneratedFile] {
    [
      httpClient, httpMethod, httpRequest, httpResponse, httpResponseFailure, transfer,
      detourRefusal, urlSessionClient, wireJSON, api, embeddedClient, dto, dtoSamples, gateway,
    ]
  }

  private var wireDates: [GeneratedFile] {
    [wireDate, wireDateReader, gregorianDays, floored]
  }

  private var presentation: [GeneratedFile] {
    [listViewModel, viewModel, wording, wordingValues, console, menuEntry, listView, view]
  }

  private var composition: [GeneratedFile] { [container, menu, settings, program] }

  private var tests: [GeneratedFile] {
    [
      samples, fakeGateway, fakeUseCases, fakeClient, fakeConsole, entityTests, useCaseTests,
      gatewayTests, apiTests, viewModelTests, programTests,
    ]
  }
}
