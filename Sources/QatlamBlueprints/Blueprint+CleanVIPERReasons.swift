internal import QatlamDomain

extension Blueprint {
  static let cleanVIPERAbsences: [Absence] = [
    Absence(
      from: nil,
      to: "CompositionRoot",
      reason: "Factories put everything together, so nobody but a router may know one.",
      remedy: "Receive what you need through the initialiser.",
      serves: ["R7", "R15"]
    ),
    Absence(
      from: "Entities",
      to: nil,
      reason: "Entities are pure data and know nobody.",
      remedy: "Move what it needs into Domain/Entities, or this code to the part that needs it.",
      serves: ["R4", "R9"]
    ),
    Absence(
      from: "Interfaces",
      to: nil,
      reason: "A repository protocol speaks of entities and knows nobody else.",
      remedy: "Let the protocol speak of entities alone.",
      serves: ["R9"]
    ),
    Absence(
      from: "UseCases",
      to: "Infrastructure",
      reason: "The domain does not know Infrastructure; they meet through protocols.",
      remedy: "Declare a protocol in Domain/Interfaces and receive it through the initialiser.",
      serves: ["R2", "R9"]
    ),
    Absence(
      from: "UseCases",
      to: nil,
      reason: "A use case knows entities and repository protocols, nothing of features or network.",
      remedy: "Move the protocol or value it names into the domain.",
      serves: ["R2", "R9"]
    ),
    Absence(
      from: "Domain",
      to: nil,
      reason: "The domain is pure Swift and knows nothing around it.",
      remedy: "Declare a protocol or a value in the domain.",
      serves: ["R9"]
    ),
    Absence(
      from: "CoreNetwork",
      to: nil,
      reason: "The generic network layer knows nothing of the app.",
      remedy: "Make it generic, or move the code to Infrastructure.",
      serves: ["R6"]
    ),
    Absence(
      from: "CoreExtensions",
      to: nil,
      reason: "Core knows nothing of the app.",
      remedy: "Move the code to the part that needs it.",
      serves: ["R6", "R18"]
    ),
    Absence(
      from: "Core",
      to: nil,
      reason: "Core knows nothing of the app.",
      remedy: "Move the code to the part that needs it.",
      serves: ["R6", "R18"]
    ),
    Absence(
      from: "Infrastructure",
      to: nil,
      reason: "Infrastructure keeps the domain's protocols and knows nobody who uses them.",
      remedy: "Return entities and let the use case go on.",
      serves: ["R9", "R11"]
    ),
    Absence(
      from: "ViewItems",
      to: nil,
      reason: "A view item is formatted text and colours, and knows nobody.",
      remedy: "Let the presenter fill it.",
      serves: ["R13"]
    ),
    Absence(
      from: "Contracts",
      to: nil,
      reason: "Contracts carry entities and view items and name no concrete part.",
      remedy: "Name a protocol, an entity or a view item.",
      serves: ["R12", "R13"]
    ),
    Absence(
      from: "UI",
      to: "Entities",
      reason: "A view is given view items, never entities.",
      remedy: "Let the presenter map it to a view item.",
      serves: ["R1", "R13"]
    ),
    Absence(
      from: "UI",
      to: "Presentation",
      reason: "A view knows its presenter by the protocol in the contracts.",
      remedy: "Hold the presenter's protocol.",
      serves: ["R1", "R12"]
    ),
    Absence(
      from: "UI",
      to: nil,
      reason:
        "A view is dumb: it tells the presenter what the user did and asks for nothing itself.",
      remedy: "Tell the presenter, and show what it hands back.",
      serves: ["R1", "R18"]
    ),
    Absence(
      from: "Presentation",
      to: "Interfaces",
      reason: "A presenter asks use cases, never a repository.",
      remedy: "Write a use case and receive its protocol through the initialiser.",
      serves: ["R3", "R16", "R18", "R20"]
    ),
    Absence(
      from: "Presentation",
      to: "UI",
      reason: "A presenter knows its view by the protocol in the contracts.",
      remedy: "Hold the view's protocol, weakly.",
      serves: ["R3", "R12"]
    ),
    Absence(
      from: "Presentation",
      to: "Navigation",
      reason: "A presenter knows its router by the protocol in the contracts.",
      remedy: "Hold the router's protocol.",
      serves: ["R12", "R17"]
    ),
    Absence(
      from: "Presentation",
      to: nil,
      reason: "A presenter asks use cases, never a repository or a network client.",
      remedy: "Write a use case and receive its protocol through the initialiser.",
      serves: ["R3", "R9", "R18"]
    ),
    Absence(
      from: "Navigation",
      to: nil,
      reason: "A router builds the next module through its factory and knows no other part.",
      remedy: "Ask the factory in App/CompositionRoot.",
      serves: ["R5", "R17"]
    ),
  ]

  static let cleanVIPERImports: [ImportPolicy] = [
    ImportPolicy(
      parts: ["Entities", "Interfaces", "UseCases", "Domain"],
      allowed: [.foundation, .own],
      tolerated: [.reactive],
      reason: "The domain is pure Swift and knows no library; Foundation at most.",
      remedy: "Remove the import and reach the library through a repository protocol.",
      serves: ["R2", "R9"]
    ),
    ImportPolicy(
      parts: ["CoreNetwork"],
      allowed: [.foundation, .own],
      reason: "The generic network layer has no concrete library in it.",
      remedy: "Move the code that needs the library to Infrastructure/Networking.",
      serves: ["R6"]
    ),
    ImportPolicy(
      parts: ["CoreExtensions", "UI"],
      allowed: [.foundation, .ui, .reactive, .apple, .own, .vendor],
      reason: "A view shows what it is given and loads nothing.",
      remedy: "Let a repository in Infrastructure load it behind a use case.",
      serves: ["R1", "R9"]
    ),
    ImportPolicy(
      parts: ["Presentation", "Contracts", "Navigation", "ViewItems"],
      allowed: [.foundation, .ui, .own],
      reason: "Presentation formats text and colours and knows no other library.",
      remedy: "Let a repository in Infrastructure use the library behind a use case.",
      serves: ["R3", "R9"]
    ),
  ]
}
