// Where SwiftUI is absent, the screen of the published articles is the terminal's. Nothing but this
// file and its folder changes with the UI framework (C3).

#if canImport(SwiftUI)
import SwiftUI

/// The published articles in SwiftUI; it shows and forwards (C16).
struct ArticlesView: View {
  /// The only one this view speaks to.
  let viewModel: ArticlesViewModel

  /// The list, or why there is none.
  var body: some View {
    NavigationStack {
      List(viewModel.articles) { article in
        NavigationLink {
          ScrollView { Text(article.body).padding() }.navigationTitle(article.title)
        } label: {
          VStack(alignment: .leading) {
            Text(article.title).font(.headline)
            Text(viewModel.wording.date(article.createdAt)).font(.caption)
          }
        }
        .swipeActions {
          Button(role: .destructive) {
            Task { await viewModel.delete(article) }
          } label: {
            Image(systemName: "trash")
          }
        }
      }
      .overlay {
        if let text = viewModel.errorText { Text(text).padding() }
      }
      .navigationTitle(viewModel.wording[.published])
      .task { await viewModel.load() }
      .refreshable { await viewModel.load() }
    }
  }
}
#else
/// The published articles, on a terminal; it shows and forwards (C16).
typealias ArticlesView = TerminalArticlesView
#endif
