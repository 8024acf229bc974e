import TerminalUI

/// Draws articles, one a row, with the chosen one marked.
struct ArticleRows {
  /// The articles in their order.
  let articles: [Article]
  /// The chosen one and the part in sight.
  let list: ScrollingList
  /// How dates are written.
  let wording: Wording

  /// Draws the rows in sight; a narrow screen shows titles only.
  func draw(on canvas: inout Canvas, in area: Area) {
    let range = list.visibleRange(count: articles.count, visible: area.rows)
    for (row, index) in range.enumerated() {
      let isChosen = index == list.selection
      let article = articles[index]
      let date = area.columns < 40 ? "" : wording.date(article.createdAt) + "  "
      let text = (isChosen ? "> " : "  ") + date + article.title
      canvas.write(
        DisplayWidth.prefix(of: text, columns: area.columns),
        row: area.row + row,
        column: 0,
        style: isChosen ? Style([.bold]) : .plain
      )
    }
  }
}
