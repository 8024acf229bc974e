internal import QatlamDomain

extension Blueprint {
  static let viperAbsences: [Absence] = [
    Absence(
      from: nil,
      to: "Composition",
      reason: "Who puts a module together knows all of it, so nobody in it may know him.",
      remedy: "Let the router ask the next module's builder.",
      serves: ["R5", "R7"]
    ),
    Absence(
      from: "View",
      to: "Presenter",
      reason: "The view knows its presenter by protocol, so that a fake can take its place.",
      remedy: "Hold the presenter's protocol.",
      serves: ["R1", "V9"]
    ),
    Absence(
      from: "View",
      to: "Entities",
      reason: "A view shows view items, never entities.",
      remedy: "Let the presenter make a view item of it.",
      serves: ["R1", "R13"]
    ),
    Absence(
      from: "View",
      to: nil,
      reason: "A view shows what it is given and tells its presenter what the user did.",
      remedy: "Tell the presenter and let it ask the interactor or the router.",
      serves: ["R1", "R18"]
    ),
    Absence(
      from: "Presenter",
      to: "Interactor",
      reason: "Neighbours are known through protocols, so that each can be tested alone.",
      remedy: "Hold the interactor's protocol.",
      serves: ["R3", "V9"]
    ),
    Absence(
      from: "Presenter",
      to: "Services",
      reason: "Each layer orders the next one only: the presenter asks its interactor.",
      remedy: "Let the interactor use the service.",
      serves: ["R3", "R18"]
    ),
    Absence(
      from: "Presenter",
      to: "View",
      reason: "Neighbours are known through protocols, so that each can be tested alone.",
      remedy: "Hold the view's protocol, weakly.",
      serves: ["R3", "V9", "V11"]
    ),
    Absence(
      from: "Presenter",
      to: "Router",
      reason: "Neighbours are known through protocols, so that each can be tested alone.",
      remedy: "Hold the router's protocol.",
      serves: ["R17", "V9"]
    ),
    Absence(
      from: "Presenter",
      to: nil,
      reason: "Each layer orders the next one only: the presenter asks its interactor.",
      remedy: "Let the interactor do it.",
      serves: ["R3", "R18"]
    ),
    Absence(
      from: "Interactor",
      to: "ViewItems",
      reason: "The interactor knows nothing of how its result is shown.",
      remedy: "Return the entity and let the presenter format it.",
      serves: ["R2", "R13"]
    ),
    Absence(
      from: "Interactor",
      to: nil,
      reason: "The interactor answers through its output protocol and knows no other part.",
      remedy: "Call the output protocol.",
      serves: ["R2", "R18"]
    ),
    Absence(
      from: "Worker",
      to: nil,
      reason: "A worker does one job for the interactor and knows nobody else in the module.",
      remedy: "Take plain values and return entities.",
      serves: ["R2", "V8"]
    ),
    Absence(
      from: "Router",
      to: nil,
      reason: "A router moves between modules and asks their builders.",
      remedy: "Ask the builder and pass what the next module needs.",
      serves: ["R5", "R17"]
    ),
    Absence(
      from: "ViewItems",
      to: nil,
      reason: "A view item is plain text and values.",
      remedy: "Let the presenter fill it.",
      serves: ["R13"]
    ),
    Absence(
      from: "Entities",
      to: nil,
      reason: "An entity is pure data.",
      remedy: "Move the code to the part that needs it.",
      serves: ["R4"]
    ),
    Absence(
      from: "Services",
      to: nil,
      reason: "A service serves every module and knows none.",
      remedy: "Return entities or plain values.",
      serves: ["R2", "R18"]
    ),
    Absence(
      from: nil,
      to: nil,
      reason: "A protocol that parts share names values only, no concrete part.",
      remedy: "Name the neighbour's protocol or a value.",
      serves: ["R12", "V9"]
    ),
  ]
}
