extension StatementText {
  /// The statements of the three documents in English.
  static let english: [Self] = clean + vip + cleanVIPER

  private static let clean: [Self] = [
    Self("C1", "Source dependencies point inward only."),
    Self("C2", "An entity depends on no framework and is a value."),
    Self("C3", "Another UI framework changes no entity and no use case."),
    Self(
      "C4",
      "Business rules live in the entity and answer alike wherever they are asked.",
      undecidable: "What a rule answers is behaviour: tests ask the entity."
    ),
    Self("C5", "A use case is one business action behind a protocol of its own."),
    Self("C6", "A use case knows entities and gateway protocols, and nothing outward."),
    Self("C7", "A use case receives its gateway through its initialiser."),
    Self("C8", "Filtering and sorting happen in the use case."),
    Self(
      "C9",
      "Saving asks the entity's own rule first and saves nothing where it fails.",
      undecidable: "What is saved and when is behaviour: tests of the use case see it."
    ),
    Self(
      "C10",
      "A broken business rule is a named error with a message for people.",
      undecidable: "Whether a person can read a message is a person's judgement."
    ),
    Self("C11", "The domain declares the gateway protocol, the data layer implements it."),
    Self("C12", "Gateways speak to an API in DTOs and convert; server names stop there."),
    Self("C13", "A DTO never leaves the data layer."),
    Self("C14", "A view model calls use cases through protocols, received by initialiser."),
    Self("C15", "A view model runs on the main actor and holds no business logic."),
    Self("C16", "A view shows and forwards, and speaks to its view model only."),
    Self("C17", "View → view model → use case → gateway → API; each knows the next only."),
    Self("C18", "Concrete types are put together in one place, the container."),
    Self("C19", "Each layer has its folder; Domain/Gateways holds protocols only."),
    Self("C20", "Logging in is a use case too, and deletion goes through the gateway."),
  ]

  private static let vip: [Self] = [
    Self("V1", "View → interactor → presenter → view; no arrow runs back."),
    Self("V2", "The view shows and forwards, and holds no business logic."),
    Self("V3", "The interactor holds the business logic and knows no UI."),
    Self("V4", "The presenter formats, holds no business logic and fetches nothing."),
    Self("V5", "What crosses a border is a plain struct or enum."),
    Self("V6", "A response becomes display strings in the presenter only."),
    Self("V7", "The router moves between scenes."),
    Self("V8", "A worker does one job, and only the interactor knows it."),
    Self("V9", "Neighbours are known through protocols, so that each is tested alone."),
    Self("V10", "A scene's files stand in one folder named after it."),
    Self("V11", "The scene's cycle keeps no retain cycle."),
  ]

  private static let cleanVIPER: [Self] = [
    Self("R1", "The view is dumb: it shows and tells, and asks for nothing itself."),
    Self("R2", "The use case holds the business logic and knows repository protocols only."),
    Self("R3", "The presenter asks use cases, never a repository or a network client."),
    Self("R4", "Entities are pure data."),
    Self("R5", "The router builds the next module through its factory."),
    Self("R6", "The generic networking layer has no concrete library in it."),
    Self("R7", "Dependencies come through initialisers, put together by factories; no singletons."),
    Self("R8", "The UI is written in code."),
    Self("R9", "The domain is pure Swift and does not know the infrastructure."),
    Self("R10", "Async work uses async/await."),
    Self("R11", "Infrastructure holds client, repository and endpoints."),
    Self("R12", "Every feature has a contracts file with its protocols."),
    Self("R13", "Presenters hand views UI models, never entities or network models."),
    Self(
      "R14",
      "The scene delegate asks the factory and shows the returned screen.",
      undecidable: "What is shown at the start is behaviour: a test of the flow records it."
    ),
    Self("R15", "The factory builds every part and injects each into the next."),
    Self("R16", "A screen loads from view to client and the answer comes the same way back."),
    Self("R17", "Selecting a row goes view → presenter → router → factory."),
    Self("R18", "Each layer orders the next one only."),
    Self("R19", "The tree of folders is the document's."),
    Self("R20", "The detail screen has a use case of its own."),
  ]
}
