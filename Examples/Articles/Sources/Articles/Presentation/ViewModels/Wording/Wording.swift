import Foundation

/// The words and dates of one language at one place on earth.
struct Wording: Hashable, Sendable {
  /// The language of every text.
  let language: Language
  /// The zone that dates are shown in.
  let timeZone: TimeZone

  /// Returns a fixed text.
  subscript(phrase: Phrase) -> String {
    switch language {
    case .english: phrase.english
    case .uzbek: phrase.uzbek
    case .turkish: phrase.turkish
    }
  }

  /// Returns what is wrong in the screen's language, by the error's case (C10).
  func text(for error: DomainError) -> String {
    switch language {
    case .english: error.localizedDescription
    case .uzbek: UzbekErrors.text(for: error)
    case .turkish: TurkishErrors.text(for: error)
    }
  }

  /// Returns a moment as `2026-11-30 13:07`, in the place's time.
  func date(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? 0 }
    let texts = zip(numbers, [4, 2, 2, 2, 2]).map { number, width in
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    return texts[0...2].joined(separator: "-") + " " + texts[3...4].joined(separator: ":")
  }

  /// Returns how many characters a body has of those it needs at least.
  func count(_ count: Int, of minimum: Int) -> String {
    switch language {
    case .english: "\(count) characters, at least \(minimum) needed"
    case .uzbek: "\(count) ta belgi, kamida \(minimum) ta kerak"
    case .turkish: "\(count) karakter, en az \(minimum) gerekli"
    }
  }

  /// Says how a save whose answer was lost is tried again without making a second article.
  func retryHint(id: UUID) -> String {
    let option = "--id \(id.uuidString.lowercased())"
    return switch language {
    case .english: "It may be saved all the same: to try again without doubling it, add \(option)"
    case .uzbek: "Shunda ham saqlangan bo‘lishi mumkin: takrorlamaslik uchun \(option) qo‘shing"
    case .turkish: "Yine de kaydedilmiş olabilir: iki kez olmasın diye \(option) ekleyin"
    }
  }

  /// Asks whether an article shall really be deleted.
  func deleteQuestion(title: String) -> String {
    switch language {
    case .english: "Delete “\(title)”? y/n"
    case .uzbek: "“\(title)” o‘chirilsinmi? h/y"
    case .turkish: "“\(title)” silinsin mi? e/h"
    }
  }

  /// Says whether an answer to a question means yes: `y`, and the language's own letter or word.
  func means(yes answer: String) -> Bool {
    let answer = answer.lowercased()
    return switch language {
    case .english: ["y", "yes"].contains(answer)
    case .uzbek: ["h", "ha"].contains(answer)
    case .turkish: ["e", "evet"].contains(answer)
    }
  }
}
