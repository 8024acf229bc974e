internal import QatlamDomain

extension CleanApp {
  /// The state of the list's screen (C14, C15).
  var listViewModel: GeneratedFile {
    source(
      "Presentation/ViewModels/\(types)ViewModel.swift",
      #"""
      import Foundation
      import Observation

      /// The published \#(phrases), ready to be shown (C14, C15).
      @MainActor @Observable final class \#(types)ViewModel {
        /// The published \#(phrases) in the order in which the use case gave them.
        private(set) var \#(values): [\#(type)] = []
        /// Why the \#(phrases) could not be had; the ones of before stay.
        private(set) var failure: DomainError?
        /// Whether an answer is awaited.
        private(set) var isLoading = false
        /// The words of the screen's language.
        let wording: Wording

        private let get\#(types): any Get\#(types)UseCase
        private let delete\#(type): any Delete\#(type)UseCase

        /// Takes the use cases, by their protocols, from outside (C14).
        init(
          get\#(types): any Get\#(types)UseCase,
          delete\#(type): any Delete\#(type)UseCase,
          wording: Wording
        ) {
          self.get\#(types) = get\#(types)
          self.delete\#(type) = delete\#(type)
          self.wording = wording
        }

        /// The failure in the screen's language.
        var errorText: String? {
          failure.map(wording.text(for:))
        }

        /// Gets the \#(phrases) anew.
        func load() async {
          isLoading = true
          defer { isLoading = false }
          do {
            \#(values) = try await get\#(types).execute()
            failure = nil
          } catch {
            failure = error
          }
        }

        /// Deletes \#(aPhrase), gets the \#(phrases) anew and says whether it was deleted.
        @discardableResult
        func delete(_ \#(value): \#(type)) async -> Bool {
          isLoading = true
          defer { isLoading = false }
          do {
            try await delete\#(type).execute(id: \#(value).id)
          } catch {
            failure = error
            return false
          }
          await load()
          return true
        }
      }
      """#
    )
  }

  /// The state of the screen of one (C14, C15).
  var viewModel: GeneratedFile {
    source(
      "Presentation/ViewModels/\(type)ViewModel.swift",
      #"""
      import Foundation
      import Observation

      /// One opened \#(phrase), and what can be done with it (C14, C15).
      @MainActor @Observable final class \#(type)ViewModel {
        /// The opened \#(phrase); none after it is deleted.
        private(set) var \#(value): \#(type)?
        /// Why the last thing asked for did not happen.
        private(set) var failure: DomainError?
        /// The words of the screen's language.
        let wording: Wording

        private let save\#(type): any Save\#(type)UseCase
        private let delete\#(type): any Delete\#(type)UseCase
        private let makeID: @Sendable () -> \#(identity)

        /// Takes the \#(phrase), the use cases and the maker of identities from outside (C14).
        init(
          \#(value): \#(type),
          save\#(type): any Save\#(type)UseCase,
          delete\#(type): any Delete\#(type)UseCase,
          wording: Wording,
          makeID: @escaping @Sendable () -> \#(identity)
        ) {
          self.\#(value) = \#(value)
          self.save\#(type) = save\#(type)
          self.delete\#(type) = delete\#(type)
          self.wording = wording
          self.makeID = makeID
        }

        /// The failure in the screen's language.
        var errorText: String? {
          failure.map(wording.text(for:))
        }

        /// Saves a copy of the \#(phrase), opens it and says whether that worked.
        @discardableResult
        func copy() async -> Bool {
          guard let \#(value) else { return false }
          return await attempt { () throws(DomainError) in
            let copy = \#(value).copy(id: makeID())
            try await save\#(type).execute(copy)
            self.\#(value) = copy
          }
        }

        /// Deletes the \#(phrase) and says whether it is gone.
        @discardableResult
        func delete() async -> Bool {
          guard let \#(value) else { return false }
          return await attempt { () throws(DomainError) in
            try await delete\#(type).execute(id: \#(value).id)
            self.\#(value) = nil
          }
        }

        private func attempt(_ action: () async throws(DomainError) -> Void) async -> Bool {
          do {
            try await action()
            failure = nil
          } catch {
            failure = error
          }
          return failure == nil
        }
      }
      """#
    )
  }

  /// The words of the screens.
  var wording: GeneratedFile {
    source(
      "Presentation/ViewModels/Wording/Wording.swift",
      #"""
      import Foundation

      /// The words of the screens, and how values are shown.
      struct Wording: Hashable, Sendable {
        /// A value with its name.
        struct Row: Hashable, Sendable {
          /// What the value is.
          let label: String
          /// The value as a person reads it.
          let text: String
        }

        \#(zoneProperty)

        /// Returns what is wrong, by the error's case (C10).
        func text(for error: DomainError) -> String {
          error.localizedDescription
        }

        /// Returns what stands for \#(aPhrase) in a list.
        func title(of \#(value): \#(type)) -> String {
          \#(titleExpression)
        }

        /// Returns every value of \#(aPhrase).
        func rows(of \#(value): \#(type)) -> [Row] {
          \#(rows)
        }
      }
      """#
    )
  }

  /// How values are shown, type by type.
  var wordingValues: GeneratedFile {
    source(
      "Presentation/ViewModels/Wording/Wording+Values.swift",
      #"""
      \#(hasDates ? "import Foundation" : .none)

      extension Wording {
        \#(boolText)

        /// Returns a value as a person reads it; a dash where there is none.
        func text(_ value: (some CustomStringConvertible)?) -> String {
          value?.description ?? "–"
        }

        \#(dateText)
      }
      """#
    )
  }
}
