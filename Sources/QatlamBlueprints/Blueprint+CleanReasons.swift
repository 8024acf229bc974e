internal import QatlamDomain

extension Blueprint {
  static var cleanAbsences: [Absence] {
    innerAbsences.flatMap { absence in
      spread(absence.from).flatMap { from in
        spread(absence.to).map { to in
          Absence(
            from: from,
            to: to,
            reason: absence.reason,
            remedy: absence.remedy,
            serves: absence.serves,
            skipsStep: absence.skipsStep
          )
        }
      }
    }
  }

  /// What is said of the data layer is said of each of its parts.
  private static func spread(_ part: String?) -> [String?] {
    part == "Data" ? ["API", "DataGateways", "Data"] : [part]
  }

  private static let innerAbsences: [Absence] = [
    Absence(
      from: nil,
      to: "DI",
      reason: "The container knows everybody, so whoever knows it knows everybody too.",
      remedy: "Receive what you need through the initialiser and let the container pass it.",
      serves: ["C18"]
    ),
    Absence(
      from: "Entities",
      to: nil,
      reason: "An entity is the innermost ring: it names nothing of any other.",
      remedy: "Move what it needs into Domain/Entities, or move this code to the outer ring.",
      serves: ["C1", "C2"]
    ),
    Absence(
      from: "UseCases",
      to: "Data",
      reason: "A use case knows gateway protocols, never what implements them.",
      remedy: "Declare a protocol in Domain/Gateways and receive it through the initialiser.",
      serves: ["C1", "C6", "C11"]
    ),
    Absence(
      from: "UseCases",
      to: "DTOs",
      reason: "The server's format stops at the data layer.",
      remedy: "Let the gateway convert it and use the entity here.",
      serves: ["C1", "C6", "C13"]
    ),
    Absence(
      from: "UseCases",
      to: nil,
      reason: "A use case is independent of everything that shows its result.",
      remedy: "Return an entity and let the view model turn it into what is shown.",
      serves: ["C1", "C6"]
    ),
    Absence(
      from: "Gateways",
      to: "DTOs",
      reason: "The server's format stops at the data layer.",
      remedy: "Let the protocol speak of entities and the gateway convert.",
      serves: ["C1", "C12", "C13"]
    ),
    Absence(
      from: "Gateways",
      to: "UseCases",
      reason: "A gateway's protocol lies further in than the use cases that need it.",
      remedy: "Move the type it names into Domain/Entities.",
      serves: ["C1", "C11"]
    ),
    Absence(
      from: "Gateways",
      to: nil,
      reason: "The domain declares its gateways and never learns who implements them.",
      remedy: "Let the protocol speak of entities alone.",
      serves: ["C1", "C11"]
    ),
    Absence(
      from: "Domain",
      to: nil,
      reason: "The domain names nothing of an outer ring.",
      remedy: "Declare a protocol or a value in the domain and let the outer ring convert.",
      serves: ["C1"]
    ),
    Absence(
      from: "DTOs",
      to: "Data",
      reason: "A format knows neither the API that carries it nor the gateway that reads it.",
      remedy: "Move what it needs beside it, or convert in the gateway.",
      serves: ["C12"]
    ),
    Absence(
      from: "DTOs",
      to: nil,
      reason: "A format is converted to entities and knows nobody else.",
      remedy: "Convert in the gateway.",
      serves: ["C1", "C12"]
    ),
    Absence(
      from: "Data",
      to: "UseCases",
      reason: "The data layer keeps gateway protocols and does not know what they are used for.",
      remedy: "Move the protocol or value into Domain/Gateways or Domain/Entities.",
      serves: ["C1", "C11", "C17"]
    ),
    Absence(
      from: "Data",
      to: nil,
      reason: "The data layer and the presentation are both outer rings; neither knows the other.",
      remedy: "Return entities through the gateway and let the view model ask a use case.",
      serves: ["C1", "C17"]
    ),
    Absence(
      from: "ViewModels",
      to: "Gateways",
      reason: "A view model calls use cases, never a gateway.",
      remedy: "Write a use case for it and receive its protocol through the initialiser.",
      serves: ["C14", "C17", "C20"]
    ),
    Absence(
      from: "ViewModels",
      to: "DTOs",
      reason: "The server's format never leaves the data layer.",
      remedy: "Let the gateway convert it to an entity.",
      serves: ["C13", "C14"]
    ),
    Absence(
      from: "ViewModels",
      to: "Data",
      reason: "A view model calls use cases, never an API or a gateway's implementation.",
      remedy: "Write a use case for it and receive its protocol through the initialiser.",
      serves: ["C14", "C17"]
    ),
    Absence(
      from: "ViewModels",
      to: "Views",
      reason: "A view model is shown by any view and knows none.",
      remedy: "Publish state and let the view read it.",
      serves: ["C3", "C15"]
    ),
    Absence(
      from: "Views",
      to: "UseCases",
      reason: "Each layer knows the next one only: a view speaks to its view model.",
      remedy: "Let the view model call the use case and publish the result.",
      serves: ["C16", "C17"],
      skipsStep: true
    ),
    Absence(
      from: "Views",
      to: "Gateways",
      reason: "A view speaks to its view model only.",
      remedy: "Let the view model ask a use case, and the use case the gateway.",
      serves: ["C16", "C17"]
    ),
    Absence(
      from: "Views",
      to: nil,
      reason: "A view speaks to its view model only, never to the data layer.",
      remedy: "Let the view model ask a use case and publish the result.",
      serves: ["C13", "C16", "C17"]
    ),
    Absence(
      from: "Presentation",
      to: nil,
      reason: "The presentation asks use cases, never a gateway or the data layer.",
      remedy: "Write a use case for it and receive its protocol through the initialiser.",
      serves: ["C13", "C14", "C17"]
    ),
    Absence(
      from: nil,
      to: "Coordinators",
      reason: "A coordinator puts screens together, so the inner rings know nothing of it.",
      remedy: "Return a value and let the view model tell the coordinator.",
      serves: ["C1", "C18"]
    ),
  ]

  static let cleanImports: [ImportPolicy] = [
    ImportPolicy(
      parts: ["Entities"],
      allowed: [.foundation, .own],
      tolerated: [.reactive],
      reason: "An entity depends on no framework; Foundation at most.",
      remedy: "Remove the import and let an outer ring use the framework.",
      serves: ["C2", "C3"]
    ),
    ImportPolicy(
      parts: ["Gateways", "UseCases", "Domain"],
      allowed: [.foundation, .own],
      tolerated: [.reactive],
      reason: "The domain knows no framework; Foundation at most.",
      remedy: "Remove the import and reach the framework through a gateway protocol.",
      serves: ["C3", "C6"]
    ),
    ImportPolicy(
      parts: ["ViewModels"],
      allowed: [.foundation, .reactive, .apple, .own],
      modules: ["SwiftUI"],
      reason: "A view model publishes state and knows no UI kit, network or database.",
      remedy: "Remove the import: leave looks to the view and loading to a use case.",
      serves: ["C3", "C14", "C15"]
    ),
    ImportPolicy(
      parts: ["API", "DataGateways", "Data", "DTOs"],
      allowed: [.foundation, .network, .persistence, .reactive, .apple, .own, .vendor],
      reason: "The data layer shows nothing.",
      remedy: "Return plain values and let the presentation make pictures and colours of them.",
      serves: ["C1", "C3"]
    ),
    ImportPolicy(
      parts: ["Views"],
      allowed: [.foundation, .ui, .reactive, .apple, .own, .vendor],
      reason: "A view shows and forwards; it loads and stores nothing.",
      remedy: "Let a gateway in the data layer do it behind a use case.",
      serves: ["C16", "C17"]
    ),
  ]
}
