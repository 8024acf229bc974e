import Testing

@testable import RickAndMorty

@Suite struct `The app's language` {
  @Test(arguments: [
    (["LANG": "uz_UZ.UTF-8"], Language.uzbek),
    (["LANG": "uz_UZ", "LC_ALL": "tr_TR.UTF-8"], .turkish),
    (["LC_ALL": "", "LC_MESSAGES": "tr", "LANG": "en"], .turkish),
    (["LANG": "de_DE.UTF-8"], .english),
    (["LANG": "C.UTF-8"], .english),
    ([:], .english),
  ])
  func `follows the environment`(environment: [String: String], language: Language) {
    #expect(Language(environment: environment) == language)
  }

  @Test func `has a sentence of its own for every failure`() {
    let failures: [CharacterFailure] = [
      .unreachable, .timedOut, .interrupted, .cancelled, .notFound, .busy(secondsToWait: 5),
      .busy(secondsToWait: nil), .serverFailed(status: 500), .refused(status: 403, reason: "no"),
      .refused(status: 403, reason: nil), .unreadable(place: "info"), .invalidAddress("x"),
    ]
    let sentences = Language.allCases.flatMap { failures.map($0.failureText) }

    #expect(Set(sentences).count == failures.count * 3)
  }

  @Test func `has a sentence of its own for every fault, naming the culprit`() {
    let faults: [ArgumentFault] = [
      .unknownCommand("§"), .unknownOption("§"), .missingValue(option: "§"),
      .needlessValue(option: "§"), .repeatedOption("§"), .badPage("§"), .badStatus("§"),
      .badAddress("§"), .badLanguage("§"), .badNumber("§"), .needlessArgument("§"),
    ]
    for language in Language.allCases {
      #expect(faults.allSatisfy { language.text(for: $0).contains("'§'") })
      #expect(Set(faults.map(language.text)).count == faults.count)
    }
  }

  @Test func `names every option in every help`() {
    for language in Language.allCases {
      let missing = ArgumentWords.Option.allCases.map(\.rawValue)
        .filter { !language.help.contains($0) }
      #expect(missing == [])
    }
  }

  @Test func `marks the sample in the title`() {
    let settings = AppSettings(source: .sample, language: .turkish)

    #expect(settings.homePhrases.title == "Rick and Morty (örnek)")
  }
}
