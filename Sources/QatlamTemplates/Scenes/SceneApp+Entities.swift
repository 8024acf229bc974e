internal import QatlamDomain

extension SceneApp {
  /// The entity.
  var entity: GeneratedFile {
    source(
      "Entities/\(type).swift",
      #"""
      \#(entityImport)

      /// \#(aTitle) of the business.
      struct \#(type): Hashable, Identifiable, Sendable {
        /// The identity by which a directory knows the \#(phrase).
        let id: \#(identity)
        \#(properties("var"))
      }
      """#
    )
  }

  /// The order of a list.
  var entityOrder: GeneratedFile {
    source(
      "Entities/\(type)+Order.swift",
      #"""
      \#(orderImport)

      extension \#(type) {
        /// Says whether this \#(phrase) stands before another one in a list.
        func precedes(_ \#(other): \#(type)) -> Bool {
          \#(order)
        }
      }
      """#
    )
  }

  /// Why a directory did not give what it was asked for.
  var failure: GeneratedFile {
    source(
      "Entities/DirectoryFailure.swift",
      #"""
      /// Why a directory did not give what it was asked for; a fact without words, for presenters choose the words.
      enum DirectoryFailure: Error, Hashable, Sendable {
        /// The directory is there and has nothing of this identity.
        case notFound
        /// No connection, or it was cut before the whole answer came.
        case unreachable(place: String)
        /// No answer within the time allowed.
        case timedOut(place: String)
        /// The directory asks for patience; seconds when it says how long.
        case busy(seconds: Int?)
        /// The directory does not serve this request; the status it gave.
        case refused(status: Int)
        /// The directory itself is broken; the status it gave.
        case broken(status: Int)
        /// The answer holds nothing that can be read; the place is as exact as is known.
        case unreadable(place: String)
      }
      """#
    )
  }
}
