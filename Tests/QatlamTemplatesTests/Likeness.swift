import Foundation
import QatlamDomain
import QatlamTestSupport
import Testing

/// An app of `Examples/`, the same app from the templates, and what keeps them from being the same.
struct Likeness: Sendable, CustomTestStringConvertible {
  /// How a file is not the same in both.
  enum Difference: Hashable, Sendable {
    /// Both have it, and its text differs.
    case changed
    /// The template does not make it.
    case onlyInExample
    /// The example does without it.
    case onlyInTemplate
  }

  /// The example's name, which is also the generated app's.
  let name: String
  /// The blueprint that both follow.
  let style: String
  /// The entity that the generated app is made for.
  let entity: String
  /// Its fields, as a person writes them.
  let fields: String
  /// The path of its list; the entity's plural where there is none.
  var path: String?
  /// The key of its list; none where the answer is the list.
  var listKey: String?
  /// The folders inside the outermost ring, below the module's.
  let folders: [String]
  /// The parts of them that belong to the outermost ring: screens.
  let left: [String]
  /// Every difference with its reason; nothing else may differ.
  let differences: [Difference: [String: [String]]]

  var testDescription: String { name }

  /// Returns the differences that there are.
  func found() throws -> Set<Found> {
    let folder = Repository.url("Examples/\(name)/Sources/\(name)")
    let example = try texts(below: folder)
    let files = try SampleApp.files(
      name,
      style,
      entity: entity,
      fields: try FieldList.fields(of: fields),
      path: path,
      listKey: listKey
    )
    var template: [String: String] = [:]
    for file in files where file.path.hasPrefix("Sources/\(name)/") {
      template[String(file.path.dropFirst("Sources/\(name)/".count))] = file.text
    }
    let paths = Set(example.keys).union(template.keys).filter(isInside)
    return Set(
      paths.compactMap { path in
        switch (example[path], template[path]) {
        case (nil, _): Found(path: path, difference: .onlyInTemplate)
        case (_, nil): Found(path: path, difference: .onlyInExample)
        case (let one, let other): one == other ? nil : Found(path: path, difference: .changed)
        }
      }
    )
  }

  /// The differences that are allowed.
  var allowed: Set<Found> {
    Set(
      differences.flatMap { difference, reasons in
        reasons.values.joined().map { Found(path: $0, difference: difference) }
      }
    )
  }

  /// A file that is not the same in both.
  struct Found: Hashable, Comparable, CustomStringConvertible {
    let path: String
    let difference: Difference

    var description: String { "\(path): \(difference)" }

    static func < (left: Found, right: Found) -> Bool { left.path < right.path }
  }

  private func isInside(_ path: String) -> Bool {
    folders.contains { path.hasPrefix($0 + "/") } && !left.contains { path.contains($0) }
  }

  private func texts(below folder: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where path.hasSuffix(".swift") {
      texts[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return texts
  }
}
