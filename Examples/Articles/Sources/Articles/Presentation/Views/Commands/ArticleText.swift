import Foundation

/// Articles as plain text, for pipes and for terminals without a screen.
struct ArticleText {
  /// The words and dates.
  let wording: Wording

  /// Returns one line for an article: short id, date, title.
  func line(for article: Article) -> String {
    "\(shortID(of: article))  \(wording.date(article.createdAt))  \(PlainText.line(article.title))\n"
  }

  /// Returns a whole article.
  func page(for article: Article) -> String {
    let state = wording[article.isPublished ? .publishedState : .draft]
    return """
      \(PlainText.line(article.title))
      \(shortID(of: article)), \(wording.date(article.createdAt)), \(state)

      \(PlainText.block(article.body))

      """
  }

  /// Returns the beginning of an identity, which commands take in place of the whole.
  func shortID(of article: Article) -> String {
    String(article.id.uuidString.prefix(8)).lowercased()
  }
}
