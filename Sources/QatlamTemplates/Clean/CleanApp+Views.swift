internal import QatlamDomain

extension CleanApp {
  /// Where a person reads and writes.
  var console: GeneratedFile {
    source(
      "Presentation/Views/Console.swift",
      #"""
      /// Where a person reads and writes, one line after the other.
      @MainActor struct Console {
        /// Writes a text as it is.
        let write: (String) -> Void
        /// Returns the next line, or `nil` where there will be none.
        let read: () -> String?

        /// Writes one line; what would steer a terminal is shown as a dot.
        func line(_ text: String = "") {
          let harmless = text.map { character in
            character.unicodeScalars.contains { $0.properties.generalCategory == .control }
              ? "·" : String(character)
          }
          write(harmless.joined() + "\n")
        }

        /// Asks for a line; blanks around it do not count.
        func ask(_ question: String) -> String? {
          write(question)
          return read().map { $0.filter { !$0.isWhitespace } }
        }
      }
      """#
    )
  }

  /// A screen that is offered (C16).
  var menuEntry: GeneratedFile {
    source(
      "Presentation/Views/MenuEntry.swift",
      #"""
      /// A screen that is offered below another one.
      @MainActor struct MenuEntry {
        /// What it is called.
        let title: String
        /// Shows it until the person comes back.
        let open: () async -> Void
      }
      """#
    )
  }

  /// The screen of the list (C16).
  var listView: GeneratedFile {
    source(
      "Presentation/Views/\(types)View.swift",
      #"""
      /// The list of \#(phrases) on a terminal; it shows and forwards (C16).
      @MainActor struct \#(types)View {
        /// The only one this view speaks to.
        let viewModel: \#(types)ViewModel
        /// Where the list is shown.
        let console: Console
        /// What is offered besides, below the list.
        let menu: [MenuEntry]
        /// Shows one \#(phrase) until the person comes back.
        let open: (\#(type)) async -> Void

        /// Shows the list until the person leaves.
        func run() async {
          await viewModel.load()
          show()
          while let answer = console.ask("Number, r reload, q quit: "), answer != "q" {
            if let item = item(for: answer) { await open(item) }
            if let entry = entry(for: answer) { await entry.open() }
            await viewModel.load()
            show()
          }
          console.line()
        }

        private func show() {
          console.line("\#(model.entity.name.plural.title)")
          for (index, item) in viewModel.\#(values).enumerated() {
            console.line("\(index + 1). " + viewModel.wording.title(of: item))
          }
          for (index, entry) in menu.enumerated() {
            console.line("m\(index + 1). " + entry.title)
          }
          if let text = viewModel.errorText { console.line("! " + text) }
        }

        private func entry(for answer: String) -> MenuEntry? {
          guard answer.hasPrefix("m"), let number = Int(answer.dropFirst()) else { return nil }
          return menu.indices.contains(number - 1) ? menu[number - 1] : nil
        }

        private func item(for answer: String) -> \#(type)? {
          let items = viewModel.\#(values)
          guard let number = Int(answer), items.indices.contains(number - 1) else { return nil }
          return items[number - 1]
        }
      }
      """#
    )
  }

  /// The screen of one (C16).
  var view: GeneratedFile {
    source(
      "Presentation/Views/\(type)View.swift",
      #"""
      /// One \#(phrase) on a terminal; it shows and forwards (C16).
      @MainActor struct \#(type)View {
        /// The only one this view speaks to.
        let viewModel: \#(type)ViewModel
        /// Where the \#(phrase) is shown.
        let console: Console

        /// Shows the \#(phrase) until the person goes back or it is gone.
        func run() async {
          while let item = viewModel.\#(value) {
            show(item)
            switch console.ask("c copy, d delete, Enter back: ") {
            case "c": await viewModel.copy()
            case "d": await viewModel.delete()
            case "", nil: return
            default: break
            }
          }
        }

        private func show(_ item: \#(type)) {
          console.line()
          console.line(viewModel.wording.title(of: item))
          for row in viewModel.wording.rows(of: item) { console.line("  \(row.label): \(row.text)") }
          if let text = viewModel.errorText { console.line("! " + text) }
        }
      }
      """#
    )
  }
}
