internal import QatlamDomain

extension Blueprint {
  static let vipBorder = Absence(
    from: nil,
    to: nil,
    reason: "A scene's inside is its own; only the router moves to another scene.",
    remedy: "Ask the router, or move what both scenes share out of the scene.",
    serves: ["V7", "V10"]
  )

  static let vipAbsences: [Absence] = [
    Absence(
      from: nil,
      to: "Composition",
      reason: "Who puts a scene together knows all of it, so nobody in it may know him.",
      remedy: "Let the router ask the next scene's factory.",
      serves: ["V7", "V9"]
    ),
    Absence(
      from: "View",
      to: "Presenter",
      reason: "The presenter speaks to the view, never the view to the presenter.",
      remedy: "Send a request to the interactor.",
      serves: ["V1", "V2"]
    ),
    Absence(
      from: "View",
      to: "PresenterProtocols",
      reason: "The presenter speaks to the view, never the view to the presenter.",
      remedy: "Send a request to the interactor.",
      serves: ["V1", "V2"]
    ),
    Absence(
      from: "View",
      to: "Interactor",
      reason: "Neighbours are known through protocols, so that each can be tested alone.",
      remedy: "Hold the business-logic protocol.",
      serves: ["V9"]
    ),
    Absence(
      from: "View",
      to: "Router",
      reason: "Neighbours are known through protocols, so that each can be tested alone.",
      remedy: "Hold the routing-logic protocol.",
      serves: ["V7", "V9"]
    ),
    Absence(
      from: "View",
      to: "Entities",
      reason: "A view shows view models; the presenter makes them.",
      remedy: "Let the presenter put what is shown into the ViewModel.",
      serves: ["V5", "V6"]
    ),
    Absence(
      from: "View",
      to: nil,
      reason: "A view shows and forwards; it fetches nothing and knows no worker or service.",
      remedy: "Send a request to the interactor.",
      serves: ["V2", "V8"]
    ),
    Absence(
      from: "Interactor",
      to: "View",
      reason: "The interactor works independent of any UI and hands its result to the presenter.",
      remedy: "Present a Response through the presentation-logic protocol.",
      serves: ["V1", "V3"]
    ),
    Absence(
      from: "Interactor",
      to: "ViewProtocols",
      reason: "The interactor works independent of any UI and hands its result to the presenter.",
      remedy: "Present a Response through the presentation-logic protocol.",
      serves: ["V1", "V3"]
    ),
    Absence(
      from: "Interactor",
      to: nil,
      reason: "Neighbours are known through protocols, so that each can be tested alone.",
      remedy: "Hold the neighbour's protocol.",
      serves: ["V9"]
    ),
    Absence(
      from: "Presenter",
      to: "Interactor",
      reason: "No arrow runs back: the presenter formats what it is given.",
      remedy: "Let the interactor put what is needed into the Response.",
      serves: ["V1", "V4"]
    ),
    Absence(
      from: "Presenter",
      to: "InteractorProtocols",
      reason: "No arrow runs back: the presenter formats what it is given.",
      remedy: "Let the interactor put what is needed into the Response.",
      serves: ["V1", "V4"]
    ),
    Absence(
      from: "Presenter",
      to: "View",
      reason: "Neighbours are known through protocols, so that each can be tested alone.",
      remedy: "Hold the display-logic protocol, weakly.",
      serves: ["V9", "V11"]
    ),
    Absence(
      from: "Presenter",
      to: nil,
      reason: "A presenter formats; it fetches nothing and knows no worker or service.",
      remedy: "Let the interactor fetch it and put it into the Response.",
      serves: ["V4", "V8"]
    ),
    Absence(
      from: "Worker",
      to: nil,
      reason: "A worker does one job for the interactor and knows nobody else in the scene.",
      remedy: "Take plain values and return entities.",
      serves: ["V8"]
    ),
    Absence(
      from: "Router",
      to: nil,
      reason: "A router moves between scenes; it neither decides nor formats.",
      remedy: "Pass what the next scene needs as a value.",
      serves: ["V7"]
    ),
    Absence(
      from: "Models",
      to: nil,
      reason: "What crosses a border is a plain value and knows no part of the scene.",
      remedy: "Copy the value that is needed.",
      serves: ["V5"]
    ),
    Absence(
      from: "Entities",
      to: nil,
      reason: "An entity knows nothing of scenes or services.",
      remedy: "Convert in the worker, or format in the presenter.",
      serves: ["V3"]
    ),
    Absence(
      from: "Services",
      to: nil,
      reason: "A service serves every scene and knows none.",
      remedy: "Return entities or plain values.",
      serves: ["V8"]
    ),
    Absence(
      from: nil,
      to: nil,
      reason: "A protocol that parts share names values only, no concrete part.",
      remedy: "Name the neighbour's protocol or a value of the scene's Models.",
      serves: ["V9"]
    ),
  ]

  static let vipImports: [ImportPolicy] = [
    ImportPolicy(
      parts: ["Interactor"],
      allowed: [.foundation, .reactive, .apple, .own, .vendor],
      softensUnusedUI: true,
      reason: "The interactor works independent of any UI, and its worker does the loading.",
      remedy: "Import Foundation instead; give network and storage to a worker.",
      serves: ["V3", "V8"]
    ),
    ImportPolicy(
      parts: ["Worker", "Services"],
      allowed: [.foundation, .network, .persistence, .reactive, .apple, .own, .vendor],
      reason: "A worker fetches and stores; it shows nothing.",
      remedy: "Return plain values.",
      serves: ["V8"]
    ),
    ImportPolicy(
      parts: ["Presenter"],
      allowed: [.foundation, .reactive, .own],
      reason: "A presenter formats text and values, which needs Foundation at most.",
      remedy: "Put a value of your own into the ViewModel and let the view make a colour of it.",
      serves: ["V4"]
    ),
    ImportPolicy(
      parts: ["View", "Router"],
      allowed: [.foundation, .ui, .reactive, .apple, .own, .vendor],
      reason: "A view shows and forwards; it loads and stores nothing.",
      remedy: "Send a request to the interactor and let its worker do it.",
      serves: ["V2", "V8"]
    ),
  ]
}
