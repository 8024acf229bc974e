extension RuleEntry {
  /// Returns what the catalogue says of a rule.
  package static func of(_ rule: RuleID) -> Self {
    switch rule {
    // MARK: Who refers to whom
    case .dependency:
      RuleEntry(
        rule,
        "a reference to something that its part may not know",
        reason: "Layers can be replaced and tested alone only while knowledge points one way.",
        serves: ["C1", "C6", "C14", "C16", "C17", "R3", "R9", "R18", "V1", "V8"]
      )
    case .import:
      RuleEntry(
        rule,
        "an import, or a use of an SDK type, that its part may not have",
        reason: "A framework inside an inner ring ties the business rules to it.",
        serves: ["C2", "C3", "C6", "R2", "R6", "R9", "V3"]
      )
    case .featureBorder:
      RuleEntry(
        rule,
        "one feature or scene knows the inside of another",
        reason: "Features that know only each other's front door can be changed one at a time.",
        serves: ["R5", "R12", "V10"]
      )
    case .cycle:
      RuleEntry(
        rule,
        "parts, features or files that know each other in a ring",
        reason: "What stands in a ring cannot be understood, tested or moved alone.",
        serves: ["C1", "R18", "V1"]
      )
    case .navigation:
      RuleEntry(
        rule,
        "a view or presenter that moves to another screen itself",
        reason:
          "Who moves between screens is the router, so that a screen does not know what comes next.",
        serves: ["R5", "R17", "V7"]
      )
    case .retainCycle:
      RuleEntry(
        rule,
        "a strong reference back to the one that holds it",
        reason: "Two objects that hold each other are never released.",
        serves: ["V11"]
      )
    case .storyboard:
      RuleEntry(
        rule,
        "a screen that is not written in code",
        reason: "The document asks for a user interface in code, which can be read and reviewed.",
        serves: ["R8"]
      )
    // MARK: What a role looks like
    case .asyncAwait:
      RuleEntry(
        rule,
        "a completion handler where async/await is asked for",
        reason: "Async functions return once, can be cancelled and throw.",
        serves: ["R10"]
      )
    case .businessLogic:
      RuleEntry(
        rule,
        "filtering, sorting or sums on domain values in a view or view model",
        reason: "A business rule in the presentation gives another answer on the next screen.",
        serves: ["C8", "C15", "C16", "R1", "V2", "V4"]
      )
    case .construction:
      RuleEntry(
        rule,
        "a concrete dependency built outside the composition root",
        reason: "What is built inside cannot be replaced by a fake.",
        serves: ["C7", "C18", "R7", "R15"]
      )
    case .decodableEntity:
      RuleEntry(
        rule,
        "an entity that decodes itself",
        reason: "Names of the server stop at the data layer.",
        serves: ["C12"]
      )
    case .injection:
      RuleEntry(
        rule,
        "a dependency that does not come through the initialiser",
        reason: "An initialiser shows what a type needs and lets nobody forget it.",
        serves: ["C7", "C14", "R7"]
      )
    case .kind:
      RuleEntry(
        rule,
        "a role declared as the wrong kind of type",
        reason: "A plain value can cross a border and nobody can change it behind another's back.",
        serves: ["C2", "V5"]
      )
    case .leak:
      RuleEntry(
        rule,
        "a type in a signature that must not cross this border",
        reason: "A contract that names the other side's types binds both sides to them.",
        serves: ["C12", "C13", "R13"]
      )
    case .mainActor:
      RuleEntry(
        rule,
        "a view model that is not bound to the main actor",
        reason: "State that is shown is changed on the main actor only.",
        serves: ["C15"]
      )
    case .oneOperation:
      RuleEntry(
        rule,
        "a use case with more than one public operation",
        reason: "A use case is one business action.",
        serves: ["C5"]
      )
    case .ownProtocol:
      RuleEntry(
        rule,
        "a role that does not stand behind a protocol of its own",
        reason: "Neighbours that know a protocol can be tested with a fake.",
        serves: ["C5", "C14", "V9"]
      )
    case .singleton:
      RuleEntry(
        rule,
        "a shared instance",
        reason: "What is reached from everywhere is received by nobody and cannot be replaced.",
        serves: ["R7"]
      )
    // MARK: Folders, and the upkeep of what was agreed
    case .emptyLayer:
      RuleEntry(
        rule,
        "a layer of the blueprint that owns no file",
        reason: "Nothing passes by matching nothing."
      )
    case .emptyRule:
      RuleEntry(
        rule,
        "a rule or edge of the configuration that matches nothing",
        reason: "Nothing passes by matching nothing."
      )
    case .misplaced:
      RuleEntry(
        rule,
        "a name says one role, the folder another",
        reason: "A reader finds a role by its folder.",
        serves: ["C19", "R19", "V10"]
      )
    case .missingPart:
      RuleEntry(
        rule,
        "a scene or feature that lacks a role",
        reason: "The way of a request needs every station.",
        serves: ["R12", "V10"]
      )
    case .staleBaseline:
      RuleEntry(
        rule,
        "a line of the baseline that nothing matches",
        reason: "A debt that is paid leaves the books."
      )
    case .staleSuppression:
      RuleEntry(
        rule,
        "a suppression that suppresses nothing, names no rule or gives no reason",
        reason: "An exception lives as long as its reason."
      )
    case .unlayered:
      RuleEntry(
        rule,
        "a file that no layer owns",
        reason: "What belongs to no layer is not judged."
      )
    }
  }
}
