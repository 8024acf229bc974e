import Testing

@testable import UserScene

/// What the presenters say, over all languages.
@MainActor
@Suite("The words of the scenes")
struct WordingTests {
  private let failures: [DirectoryFailure] = [
    .notFound, .unreachable(place: "PLACE"), .timedOut(place: "PLACE"),
    .busy(seconds: nil), .busy(seconds: 41), .refused(status: 41), .rejected,
    .broken(status: 41), .unreadable(place: "PLACE"), .noAccess(path: "PLACE"),
    .notWritten(path: "PLACE"),
  ]

  private func facts(in failure: DirectoryFailure) -> String {
    switch failure {
    case .notFound, .busy(_?), .refused, .broken: "41"
    case .unreachable, .timedOut, .unreadable, .noAccess, .notWritten: "PLACE"
    case .busy(nil), .rejected: ""
    }
  }

  @Test func `tell every failure apart in every language, with its facts`() {
    var sentences: [String] = []
    for language in Language.allCases {
      for failure in failures {
        for sentence in [
          UserPresenter.Wording(language).failure(failure, 41),
          EditUserPresenter.Wording(language).failure(failure, 41),
        ] {
          let fact = facts(in: failure)
          #expect(fact.isEmpty || sentence.contains(fact))
          #expect(sentence.hasSuffix("."))
          sentences.append(sentence)
        }
      }
    }
    #expect(Set(sentences).count == 2 * Language.allCases.count * failures.count)
  }

  @Test func `tell every problem apart in every language, with its limit`() {
    let problems: [EditUserModels.Problem] = [
      .nameTooLong(limit: 41), .nameUnprintable, .emailTooLong(limit: 41), .emailMalformed,
    ]
    let sentences = Language.allCases.flatMap { language in
      problems.map(EditUserPresenter.Wording(language).problem)
    }
    #expect(Set(sentences).count == Language.allCases.count * problems.count)
    #expect(sentences.count { $0.contains("41") } == 2 * Language.allCases.count)
  }

  @Test func `are of the same three languages everywhere`() {
    let titles = Language.allCases.map { UserPresenter.Wording($0).title(3) }
    let forms = Language.allCases.map { EditUserPresenter.Wording($0).title(3) }

    #expect(titles == ["User 3", "3-foydalanuvchi", "Kullanıcı 3"])
    #expect(forms == ["Edit user 3", "3-foydalanuvchini tahrirlash", "Kullanıcı 3 düzenleniyor"])
  }
}
