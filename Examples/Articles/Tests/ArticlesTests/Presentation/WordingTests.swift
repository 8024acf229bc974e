import Foundation
import TerminalUI
import Testing

@testable import Articles

@Suite("The wording") struct WordingTests {
  /// One of each; the switch below does not compile while a case is missing.
  private static let failures: [GatewayFailure] = [
    .signInNeeded, .wrongCredentials, .notFound, .conflict, .tooManyRequests(retryAfter: 7),
    .tooManyRequests(retryAfter: nil), .serverFailed(code: 503), .refused(code: 418), .timedOut,
    .unreachable, .connectionLost, .unreadableAnswer, .missingField("title"),
    .strangeDate("tomorrow"), .cancelled, .noServer, .storageFailed("disk full"),
    .storageIsNewer(version: 9), .sessionNotKept("no room"),
  ]
  private static let errors: [DomainError] =
    [.notPublishable, .incompleteCredentials, .noArticle("ab"), .severalArticles("ab")]
    + failures.map(DomainError.gateway)
  private static let faults: [UsageFault] = [
    .unknownCommand("frob"), .unknownOption("--frob"), .missingValue(.title),
    .needlessValue(.json), .repeatedOption(.api), .strayOption(.yes, command: "list"),
    .missingOption(.title, command: "write"), .missingID(command: "show"), .badID("ab"),
    .strayArgument("word"), .badAddress("nowhere"), .unknownLanguage("fr"), .twoPlaces,
    .needsConfirmation,
  ]

  @Test func `has samples of every case`() {
    for failure in Self.failures {
      switch failure {
      case .signInNeeded, .wrongCredentials, .notFound, .conflict, .tooManyRequests,
        .serverFailed, .refused, .timedOut, .unreachable, .connectionLost, .unreadableAnswer,
        .missingField, .strangeDate, .cancelled, .noServer, .storageFailed, .storageIsNewer,
        .sessionNotKept:
        continue
      }
    }
    for fault in Self.faults {
      switch fault {
      case .unknownCommand, .unknownOption, .missingValue, .needlessValue, .repeatedOption,
        .strayOption, .missingOption, .missingID, .badID, .strayArgument, .badAddress,
        .unknownLanguage,
        .twoPlaces, .needsConfirmation:
        continue
      }
    }
    #expect(Set(Self.failures).count == 19)
    #expect(Set(Self.faults).count == 14)
  }

  @Test(arguments: errors) func `words every error in three languages`(error: DomainError) {
    expectThreeTexts(Language.allCases.map { wording($0).text(for: error) })
  }

  @Test(arguments: faults) func `words every fault in three languages`(fault: UsageFault) {
    expectThreeTexts(Language.allCases.map { wording($0).text(for: fault) })
  }

  @Test(arguments: [ConsoleFailure.unreadable(path: "f"), .notText(path: "f"), .noInput])
  func `words every trouble with files in three languages`(failure: ConsoleFailure) {
    expectThreeTexts(Language.allCases.map { wording($0).text(for: failure) })
  }

  @Test(arguments: Phrase.allCases) func `has every phrase in three languages`(phrase: Phrase) {
    expectThreeTexts(Language.allCases.map { wording($0)[phrase] })
  }

  @Test(arguments: Language.allCases) func `fits its keys into 80 columns`(language: Language) {
    let keys: [Phrase] = [
      .listKeys, .draftsKeys, .readerKeys, .editorKeys, .signInKeys, .helpKeys,
    ]
    let texts = keys.map { wording(language)[$0] }
    #expect(texts.filter { DisplayWidth.columns(of: $0) > 80 } == [])
  }

  @Test func `has its page of help in three languages`() {
    expectThreeTexts(Language.allCases.map { wording($0).usage })
    let options = Language.allCases.map { language in
      Option.allCases.filter { !wording(language).usage.contains($0.rawValue) }
    }
    #expect(options == [[], [], []])
  }

  @Test(arguments: errors) func `in English is the error's own sentence`(error: DomainError) {
    #expect(wording(.english).text(for: error) == error.errorDescription)
  }

  @Test func `names the broken rule as the documents do`() {
    let texts = Language.allCases.map { wording($0).text(for: DomainError.notPublishable) }
    #expect(
      texts == [
        "The article's title is empty or its body has fewer than 100 characters.",
        "Maqola sarlavhasi bo‘sh yoki tanasi 100 ta belgidan kam.",
        "Makalenin başlığı boş ya da metni 100 karakterden kısa.",
      ]
    )
  }

  @Test func `says in three languages how to try again`() {
    let texts = Language.allCases.map { wording($0).retryHint(id: .sample(1)) }
    expectThreeTexts(texts)
    let option = "--id abcd0000-0000-4000-8000-000000000001"
    #expect(texts.filter { !$0.contains(option) } == [])
  }

  @Test func `keeps what an error carries`() {
    let texts = Language.allCases.map {
      wording($0).text(for: .gateway(.tooManyRequests(retryAfter: 7)))
    }
    #expect(texts.allSatisfy { $0.contains("7") })
  }

  @Test(arguments: [
    (["LANG": "uz_UZ.UTF-8"], Language.uzbek),
    (["LANG": "tr_TR.UTF-8", "LC_ALL": ""], .turkish),
    (["LANG": "tr_TR", "LC_MESSAGES": "uz"], .uzbek),
    (["LANG": "tr_TR", "LC_ALL": "C.UTF-8"], .english),
    (["LANG": "de_DE"], .english),
    ([:], .english),
  ])
  func `follows the environment`(environment: [String: String], language: Language) {
    #expect(Language(environment: environment) == language)
  }

  @Test func `shows a date in the place's time`() throws {
    let tashkent = try #require(TimeZone(secondsFromGMT: 5 * 3600))
    let there = Wording(language: .uzbek, timeZone: tashkent)
    #expect(there.date(.sample()) == "2023-11-15 03:13")
    #expect(wording(.english).date(.sample()) == "2023-11-14 22:13")
  }

  @Test func `takes yes in its own language only`() {
    let answers = ["y", "YES", "h", "ha", "e", "evet", "n", "", "no"]
    let yes = Language.allCases.map { language in
      answers.filter { wording(language).means(yes: $0) }
    }
    #expect(yes == [["y", "YES"], ["h", "ha"], ["e", "evet"]])
  }

  private func wording(_ language: Language) -> Wording {
    Wording(language: language, timeZone: .gmt)
  }

  private func expectThreeTexts(_ texts: [String]) {
    #expect(texts.allSatisfy { !$0.isEmpty } && Set(texts).count == 3, "\(texts)")
  }
}
