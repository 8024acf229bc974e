extension CommandForm {
  /// What `new` takes.
  static let newForm = CommandForm(
    .new,
    "make an app, or add a feature, scene, use case, entity or gateway to one",
    operands: "app|feature|scene|usecase|entity|gateway NAME [PATH]",
    limit: 3,
    options: [
      CommandOption(
        "style",
        "STYLE",
        "clean, vip, viper or clean-viper; an app that exists has its own, or is looked at"
      ),
      CommandOption(
        "entity",
        "NAME",
        "the business object that it is about; a use case's name tells it: ArchiveOrder"
      ),
      CommandOption(
        "fields",
        "FIELDS",
        "what the object holds, as in \"title:String,price:Decimal,isNew:Bool?\""
      ),
      CommandOption(
        "gateway",
        "NAME",
        "new usecase: the protocol that it calls; else the entity's"
      ),
      CommandOption("endpoint", "PATH", "new app: where the server lists the objects: /products"),
      CommandOption("list-key", "KEY", "new app: the key of the list in the server's answer"),
      CommandOption(
        "into",
        "DIR",
        "new app: the folder that gets the app's own; else the folder that holds features"
      ),
      CommandOption(switch: "dry-run", "show what would be written, and write nothing"),
      CommandOption(switch: "force", "overwrite files that exist"),
      config, exclude,
    ],
    notes: [
      "PATH is the folder of the app that something is added to; without it the current folder.",
      "A name is written as a type (OrderList) or in words (order-list).",
      "Fields have the types String, Int, Double, Decimal, Bool, Date, URL and UUID; '?' makes one",
      "optional, and 'id:UUID' or 'id:String' changes the identity, which is an Int otherwise.",
      "All files are written or none. To begin:",
      "  qatlam new app Shop --style clean --entity Product --fields \"title:String,price:Decimal\"",
      "  cd Shop && swift run",
    ]
  )
}
