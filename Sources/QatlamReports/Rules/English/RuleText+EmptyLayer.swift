extension RuleText {
  /// What is said of `empty-layer` in English.
  static let emptyLayer = RuleText(
    title: """
      A layer of the style owns no file, while some files have no layer.
      """,
    style: "clean",
    levels: """
      info
      """,
    why: """
      Nothing passes by matching nothing: a layer in a folder of another name would never be
      judged as one.
      """,
    bad: [
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        struct Order {}
        """
      ),
      RuleExample(
        "Backend/OrdersTable.swift",
        """
        struct OrdersTable {}
        """
      ),
    ],
    good: [
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        struct Order {}
        """
      ),
      RuleExample(
        "Data/OrdersTable.swift",
        """
        struct OrdersTable {}
        """
      ),
    ],
    decided: """
      - One finding for each layer to which no judged file belongs, at the folder that is judged.
        Layers that give way to others (`app`, `shared`, `common`) may be empty, and where every
        judged file has its layer, all may.

      The remedy is a line in `layers` of `qatlam.yml`, where the project has such a folder; where
      it has no such layer, `rules: { empty-layer: off }`.
      """,
    blind: """
      A layer whose files stand in folders of other layers: they are judged as those.
      """,
    allow: nil
  )
}
