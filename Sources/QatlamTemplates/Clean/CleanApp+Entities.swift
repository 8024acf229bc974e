internal import QatlamDomain

extension CleanApp {
  /// The entity with its rule and its order (C2, C4).
  var entity: GeneratedFile {
    source(
      "Domain/Entities/\(type).swift",
      #"""
      \#(entityImport)

      /// \#(aTitle) of the business (C2, C4).
      struct \#(type): Hashable, Identifiable, Sendable {
        /// The \#(phrase)'s identity; it stays when everything else changes.
        let id: \#(identity)
        \#(properties("var"))

        \#(ruleText)

        /// Says whether this \#(phrase) stands before another one in a list.
        ///
        /// Equal ones are ordered by identity, so that a list is always the same.
        func precedes(_ \#(other): \#(type)) -> Bool {
          \#(order)
        }

        /// Returns the same \#(phrase) under another identity.
        func copy(id: \#(identity)) -> \#(type) {
          \#(type)(\#(arguments(id: "id", \.name)))
        }
      }
      """#
    )
  }

  /// The errors of the use cases (C10).
  var domainError: GeneratedFile {
    source(
      "Domain/Entities/DomainError.swift",
      #"""
      import Foundation

      /// The one kind of error a use case throws: a broken business rule or a gateway's failure (C10).
      enum DomainError: LocalizedError, Hashable, Sendable {
        \#(ruleCase)
        /// A gateway could not do what it was asked to do.
        case gateway(GatewayFailure)

        /// The error as an English sentence with what can be done about it.
        var errorDescription: String? {
          switch self {
          \#(ruleMessage)
          case .gateway(let failure): failure.errorDescription
          }
        }
      }
      """#
    )
  }
}
