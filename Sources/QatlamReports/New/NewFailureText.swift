import QatlamDomain
package import QatlamUseCases

extension FailureText {
  /// Returns the sentence of something that could not be made.
  package static func text(for failure: NewFailure) -> String {
    switch failure {
    case .check(let failure): text(for: failure)
    case .name(let fault): text(for: fault)
    case .field(let fault): text(for: fault)
    case .noTemplates(let style, let known):
      "there are no templates for style '\(PlainText.escaped(style))': choose from "
        + known.joined(separator: ", ")
    case .noPieces(let style):
      "nothing can be added to an app of style '\(PlainText.escaped(style))'"
    case .endpoint(let path):
      "'\(PlainText.escaped(path))' is no path of a server: write it as in '/products'"
    case .listKey(let key):
      "'\(PlainText.escaped(key))' is no key of a list: it has at most 40 letters, digits and '_-.$@:'"
    case .faulty(let findings):
      "'qatlam check' would find fault with it, so nothing is written: choose another name, or"
        + " '--force'\n" + lines(of: findings)
    case .outside(let folder):
      "'\(PlainText.escaped(folder))' does not lie in the app: write it relative to the app's"
        + " folder, without '..'"
    case .folderExists(let folder):
      "there is '\(PlainText.escaped(folder))' already: choose another name, or '--force'"
    case .filesExist(let paths):
      "there is \(list(paths)) already: choose another name, or '--force' to overwrite"
    case .typeExists(let name, let place):
      "there is a type '\(name)' already, at \(PlainText.escaped(place.file)):\(place.line):"
        + " choose another name"
    case .doubledType(let name):
      "two types would be called '\(name)': choose another name, or another '--entity'"
    case .moduleName(let name):
      "'\(name)' is the app's own name, which no type of it can have: choose another name"
    case .entityExists(let name):
      "there is an entity '\(name)' already: leave '--fields' out"
    case .noEntity(let name):
      "there is no entity '\(name)': make it first, with 'qatlam new entity \(name)'"
    case .whichEntity(let name, let known):
      "the name '\(name.type)' tells no entity of the app: write '--entity NAME'"
        + (known.isEmpty
          ? ", and make it first, with 'qatlam new entity NAME'"
          : ", such as '\(known[0])' (there are \(known.joined(separator: ", ")))")
    case .noGateway(let name, let entity, let known):
      "no gateway of '\(entity)' is called '\(PlainText.escaped(name))': "
        + (known.isEmpty
          ? "leave '--gateway' out, and one is made"
          : "choose from \(known.joined(separator: ", "))")
    case .noOperation(let gateway, let entity):
      "'\(gateway)' has no operation that takes or returns '\(entity)' and nothing unknown: write"
        + " the use case by hand, or add such an operation first"
    case .unmakeable(let unmakeable): text(for: unmakeable)
    case .nothingToMake(let subject, let style):
      "style '\(style)' has no \(word(for: subject)) of its own"
    }
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(3).map { "'\(PlainText.escaped($0))'" }.joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }

  private static func lines(of findings: [Finding]) -> String {
    let lines = findings.prefix(3).map { "  \(NewText.line(of: $0))" }
    let rest = findings.count - lines.count
    return (lines + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n")
  }

  private static func word(for subject: NewRequest.Subject) -> String {
    subject == .useCase ? "use case" : subject.rawValue
  }

  private static func text(for unmakeable: EntityReader.Unmakeable) -> String {
    let place = "\(PlainText.escaped(unmakeable.place.file)):\(unmakeable.place.line)"
    let reason =
      switch unmakeable.property {
      case nil: "is no struct"
      case "id": "has no 'id' of type String, Int or UUID"
      case "init": "cannot be made of its properties in their order, 'id' first"
      case let property?: "has a property '\(property)' whose value cannot be made up"
      }
    return "'\(unmakeable.name)' (\(place)) \(reason): make the screen alone, with"
      + " 'qatlam new scene NAME'"
  }

  private static func text(for fault: NameFault) -> String {
    switch fault {
    case .noName(let text):
      "'\(PlainText.escaped(text))' is no name: write one that begins with a letter, as in"
        + " 'OrderList'"
    case .character(let character, let text):
      "a name has the letters a to z and digits, but '\(PlainText.escaped(text))' has"
        + " '\(PlainText.escaped(String(character)))'"
    case .tooLong(let text, let limit):
      "'\(PlainText.escaped(String(text.prefix(20))))…' is too long: names have at most"
        + " \(limit) letters"
    case .keyword(let name): "'\(name)' is a word of Swift's own: choose another name"
    case .reserved(let name):
      "'\(name)' is the name of a type or module of Swift's libraries: choose another name, as in"
        + " 'My\(name)'"
    }
  }

  private static func text(for fault: FieldFault) -> String {
    switch fault {
    case .form(let text):
      "'\(PlainText.escaped(text))' is no field: write 'name:Type', with commas between fields"
    case .name(let name):
      "no field can be called '\(PlainText.escaped(name))': write it with the letters a to z and digits,"
        + " as in 'createdAt'"
    case .taken(let name):
      "no field can be called '\(name)': Swift, or every entity, has that name already"
    case .type(let type, let field, let known):
      "field '\(PlainText.escaped(field))' cannot be a '\(PlainText.escaped(type))'"
        + (Nearest.name(to: type, among: known).map { ": did you mean '\($0)'?" }
          ?? ": choose from \(known.joined(separator: ", "))")
    case .repeated(let name): "field '\(name)' is written twice: leave one out"
    case .identity(let type):
      "'id' cannot be a '\(PlainText.escaped(type))': choose from String, Int and UUID, without '?'"
    }
  }
}
