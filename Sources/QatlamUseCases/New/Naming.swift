import QatlamDomain

/// Turns what people write into checked names.
enum Naming {
  /// The field that an entity has where none are written.
  private static let usualFields = [Field(key: "title", type: .string)]

  /// Returns a name without endings that say what it is.
  static func name(_ text: String, endings: [[String]] = []) throws(NewFailure) -> SwiftName {
    do throws(NameFault) {
      return try SwiftName(text).dropping(endings)
    } catch {
      throw .name(error)
    }
  }

  /// Returns an entity that is to be made.
  static func entity(_ text: String, fields: String?) throws(NewFailure) -> EntityModel {
    EntityModel(name: try name(text), fields: try self.fields(fields))
  }

  private static func fields(_ text: String?) throws(NewFailure) -> [Field] {
    guard let text else { return usualFields }
    do throws(FieldFault) {
      return try FieldList.fields(of: text)
    } catch {
      throw .field(error)
    }
  }

  /// Whether a text is a path on a server: it goes into source as it is.
  static func isEndpoint(_ text: String) -> Bool {
    text.hasPrefix("/") && text != "/" && !text.hasSuffix("/")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
          UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// Returns the key of a list.
  static func listKey(_ text: String?) throws(NewFailure) -> ListKey? {
    guard let text else { return nil }
    guard let key = ListKey(text) else { throw .listKey(text) }
    return key
  }

  /// Whether a text is a folder inside the app.
  static func isInside(_ folder: String) -> Bool {
    !folder.isEmpty && !folder.hasPrefix("/")
      && folder.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0 != ".." && $0 != "." }
      && folder.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}
