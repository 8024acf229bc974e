import Foundation
import Testing

@testable import Articles

@Suite("The container") @MainActor struct ContainerTests {
  @Test func `gives every view model the same articles`() async throws {
    let folder = try ScratchFolder()
    let container = Container(database: folder.file("a.sqlite"), world: .live())
    let article = Article.sample()
    try await container.saveArticle().execute(article)
    let drafts = container.draftsViewModel()
    await drafts.load()
    let reader = container.readerViewModel()
    await reader.find(idPrefix: article.id.uuidString)
    #expect(drafts.drafts == [article])
    #expect(reader.article == article)
  }

  @Test func `gives the editor a clock and identities of its own`() throws {
    let folder = try ScratchFolder()
    let container = Container(database: folder.file("a.sqlite"), world: .live())
    let editor = container.editorViewModel()
    let first = editor.article
    editor.begin()
    #expect(first.id != editor.article.id)
    let moment = editor.article.createdAt
    #expect(moment == World.milliseconds(of: moment))
  }

  #if !canImport(SwiftUI)
  @Test func `shows articles on the terminal where there is no SwiftUI`() throws {
    let folder = try ScratchFolder()
    let container = Container(database: folder.file("a.sqlite"), world: .live())
    let view: TerminalArticlesView = container.articlesView()
    #expect(view.heading == "Articles (0)")
  }
  #endif
}
