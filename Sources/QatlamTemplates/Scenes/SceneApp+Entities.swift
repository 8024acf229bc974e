internal import QatlamDomain

extension SceneApp {
  /// The entity and its order.
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

        /// Says whether this \#(phrase) stands before another one in a list.
        func precedes(_ \#(other): \#(type)) -> Bool {
          \#(order)
        }
      }
      """#
    )
  }

  /// Why none came.
  var failure: GeneratedFile {
    source(
      "Entities/\(type)Failure.swift",
      #"""
      /// Why \#(aPhrase) could not be had; a fact without words, for presenters choose the words.
      enum \#(type)Failure: Error, Hashable, Sendable {
        /// The directory is there and has no such \#(phrase).
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
