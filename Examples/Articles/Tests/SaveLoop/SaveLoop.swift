import Articles
import Foundation

/// A program that saves articles until it is killed, and says after each that it is saved.
///
/// The test that kills it reads what it said and looks for exactly that in the database.
@main struct SaveLoop {
  /// Saves into the database file that is the only argument.
  static func main() async throws {
    guard CommandLine.arguments.count == 2 else { exit(2) }
    let file = URL(filePath: CommandLine.arguments[1])
    let saveArticle = Container(database: file, world: .live()).saveArticle()
    while true {
      let id = UUID()
      let article = Article(
        id: id,
        title: "Saved as \(id)",
        // Long enough that one article fills several pages of the file.
        body: String(repeating: "\(id) ", count: 400),
        isPublished: false,
        createdAt: Date(timeIntervalSince1970: 1_700_000_000)
      )
      try await saveArticle.execute(article)
      FileHandle.standardOutput.write(Data("\(id)\n".utf8))
    }
  }
}
