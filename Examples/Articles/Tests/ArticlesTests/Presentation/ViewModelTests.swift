import Foundation
import Testing

@testable import Articles

@Suite("A view model") @MainActor struct ViewModelTests {
  private let wording = Wording(language: .turkish, timeZone: .gmt)
  private let article = Article.sample(id: .sample(1))
  private let failure = DomainError.gateway(.timedOut)
  private let failureText = "Sunucu zamanında yanıt vermedi; yeniden deneyin."

  @Test func `publishes the articles as the use case gives them`() async {
    let given = [Article.sample(day: 0), .sample(day: 5), .sample(day: 2)]
    let viewModel = articles(.success(given))
    await viewModel.load()
    #expect(viewModel.articles == given)
    #expect(viewModel.errorText == nil)
    #expect(!viewModel.isLoading)
  }

  @Test func `says why there are no articles, in the screen's language`() async {
    let viewModel = articles(.failure(failure))
    await viewModel.load()
    #expect(viewModel.articles == [])
    #expect(viewModel.errorText == failureText)
    #expect(!viewModel.isLoading)
  }

  @Test func `deletes through the use case and loads anew`() async {
    let delete = FakeDeleteArticle()
    let viewModel = articles(.success([]), delete: delete)
    #expect(await viewModel.delete(article))
    #expect(await delete.deleted == [article.id])
    #expect(viewModel.errorText == nil)
  }

  @Test func `says why an article was not deleted`() async {
    let viewModel = articles(.success([article]), delete: FakeDeleteArticle(failure: failure))
    await viewModel.load()
    #expect(await !viewModel.delete(article))
    #expect(viewModel.articles == [article])
    #expect(viewModel.errorText == failureText)
  }

  @Test func `publishes drafts as the use case gives them`() async {
    let viewModel = drafts(.success([article]))
    await viewModel.load()
    #expect(viewModel.drafts == [article])
    #expect(await viewModel.publish(article))
    #expect(await viewModel.delete(article))
    #expect(viewModel.errorText == nil)
  }

  @Test func `says why a draft was not published`() async {
    let viewModel = drafts(.success([]), publish: .failure(.notPublishable))
    #expect(await !viewModel.publish(article))
    #expect(viewModel.errorText == "Makalenin başlığı boş ya da metni 100 karakterden kısa.")
  }

  @Test func `says why there are no drafts`() async {
    let viewModel = drafts(.failure(failure))
    await viewModel.load()
    #expect(viewModel.errorText == failureText)
  }

  @Test func `opens, publishes and deletes one article`() async {
    var published = article
    published.isPublished = true
    let viewModel = reader(find: .success(article), publish: .success(published))
    #expect(await viewModel.find(idPrefix: "ab"))
    #expect(viewModel.article == article)
    #expect(await viewModel.publish())
    #expect(viewModel.article == published)
    #expect(await viewModel.delete())
    #expect(viewModel.article == nil)
  }

  @Test func `keeps the open article where another cannot be found`() async {
    let viewModel = reader(find: .failure(.noArticle("x")), publish: .failure(failure))
    viewModel.open(article)
    #expect(await !viewModel.find(idPrefix: "x"))
    #expect(viewModel.errorText == "Kimliği “x” ile başlayan makale yok.")
    #expect(await !viewModel.publish())
    #expect(viewModel.errorText == failureText)
    #expect(viewModel.article == article)
  }

  @Test func `does nothing with no article`() async {
    let viewModel = reader(find: .success(article), publish: .success(article))
    #expect(await [viewModel.publish(), viewModel.delete()] == [false, false])
  }

  @Test func `saves again under the same id and date after a lost answer`() async {
    let save = FakeSaveArticle(failure: .gateway(.connectionLost))
    let viewModel = editor(save)
    viewModel.begin()
    viewModel.title = "T"
    viewModel.body = "B"
    #expect(await !viewModel.save())
    #expect(viewModel.isChanged)
    await save.recover()
    #expect(await viewModel.save())
    let expected = Article(
      id: .sample(7),
      title: "T",
      body: "B",
      isPublished: false,
      createdAt: .sample()
    )
    #expect(await save.saved == [expected, expected])
    #expect(!viewModel.isChanged)
  }

  @Test func `changes an article and keeps its id, date and state`() async {
    let save = FakeSaveArticle()
    let viewModel = editor(save)
    let old = Article.sample(id: .sample(2), isPublished: true, day: 3)
    viewModel.edit(old)
    viewModel.title = "New"
    await viewModel.save()
    #expect(await save.saved == [.sample(id: .sample(2), title: "New", isPublished: true, day: 3)])
  }

  @Test func `counts while one writes and asks the entity's rule`() {
    let viewModel = editor(FakeSaveArticle())
    viewModel.title = "T"
    viewModel.body = String(repeating: "🇺🇿", count: 99)
    #expect(viewModel.countText == "99 karakter, en az 100 gerekli")
    #expect(!viewModel.maySave)
    viewModel.body += "\n"
    #expect(viewModel.maySave)
  }

  @Test func `signs in and forgets the password`() async {
    let signIn = FakeSignIn()
    let viewModel = SignInViewModel(signIn: signIn, wording: wording)
    viewModel.email = "a@b"
    viewModel.password = "p"
    #expect(await viewModel.signIn())
    #expect(await signIn.credentials == [Credentials(email: "a@b", password: "p")])
    #expect(viewModel.password == "")
  }

  @Test func `says why signing in did not work`() async {
    let signIn = FakeSignIn(failure: .gateway(.wrongCredentials))
    let viewModel = SignInViewModel(signIn: signIn, wording: wording)
    #expect(await !viewModel.signIn())
    #expect(viewModel.errorText == "Sunucu bu e-posta ve parolayı tanımıyor.")
  }

  private func articles(
    _ result: Result<[Article], DomainError>,
    delete: FakeDeleteArticle = FakeDeleteArticle()
  ) -> ArticlesViewModel {
    ArticlesViewModel(
      getArticles: FakeGetArticles(result: result),
      deleteArticle: delete,
      wording: wording
    )
  }

  private func drafts(
    _ result: Result<[Article], DomainError>,
    publish: Result<Article, DomainError>? = nil
  ) -> DraftsViewModel {
    DraftsViewModel(
      getDrafts: FakeGetDrafts(result: result),
      publishArticle: FakePublishArticle(result: publish ?? .success(article)),
      deleteArticle: FakeDeleteArticle(),
      wording: wording
    )
  }

  private func reader(
    find: Result<Article, DomainError>,
    publish: Result<Article, DomainError>
  ) -> ReaderViewModel {
    ReaderViewModel(
      findArticle: FakeFindArticle(result: find),
      publishArticle: FakePublishArticle(result: publish),
      deleteArticle: FakeDeleteArticle(),
      wording: wording
    )
  }

  private func editor(_ save: FakeSaveArticle) -> EditorViewModel {
    EditorViewModel(
      saveArticle: save,
      wording: wording,
      makeID: { .sample(7) },
      now: { .sample() }
    )
  }
}
