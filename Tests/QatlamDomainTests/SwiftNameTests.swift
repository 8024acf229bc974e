import QatlamDomain
import Testing

@Suite("A name") struct SwiftNameTests {
  @Test(arguments: ["OrderLine", "orderLine", "order-line", "order_line", "order line"])
  func `means the same in every spelling`(_ text: String) throws {
    let name = try SwiftName(text)
    #expect(
      [name.type, name.value, name.kebab, name.phrase] == [
        "OrderLine", "orderLine", "order-line", "order line",
      ]
    )
  }

  @Test func `keeps acronyms together`() throws {
    let name = try SwiftName("RMCharacter")
    #expect(
      [name.value, name.kebab, name.title] == ["rmCharacter", "rm-character", "RM character"]
    )
    #expect(try SwiftName("productURL").type == "ProductURL")
  }

  @Test(arguments: [
    ("Order", "Orders"), ("Category", "Categories"), ("Day", "Days"), ("Box", "Boxes"),
    ("Address", "Addresses"), ("Person", "People"), ("News", "NewsList"), ("Orders", "OrdersList"),
    ("OrderStatus", "OrderStatuses"), ("URL", "URLs"), ("Movie", "Movies"),
  ])
  func `has a plural that differs from it`(_ one: String, _ many: String) throws {
    #expect(try SwiftName(one).plural.type == many)
  }

  @Test(arguments: [
    ("Reviews", "Review"), ("Categories", "Category"), ("People", "Person"), ("News", "News"),
    ("Address", "Address"), ("Status", "Status"), ("Boxes", "Box"), ("Movies", "Movie"),
  ])
  func `has a singular`(_ many: String, _ one: String) throws {
    #expect(try SwiftName(many).singular.type == one)
  }

  @Test(arguments: [
    ("", NameFault.noName("")), ("1st", .noName("1st")), ("_x", .noName("_x")),
    ("../Evil", .character(".", in: "../Evil")), ("a/b", .character("/", in: "a/b")),
    ("Café", .character("é", in: "Café")), ("a\nb", .character("\n", in: "a\nb")),
    ("self", .keyword("Self")), ("Type", .keyword("Type")), ("Any", .keyword("Any")),
    ("Task", .reserved("Task")), ("Decimal", .reserved("Decimal")),
    ("string", .reserved("String")), ("View", .reserved("View")),
  ])
  func `is refused where no type can have it`(_ text: String, _ fault: NameFault) {
    #expect(throws: fault) { try SwiftName(text) }
  }

  @Test func `is refused where file systems would refuse it`() {
    let text = String(repeating: "a", count: 41)
    #expect(throws: NameFault.tooLong(text, limit: 40)) { try SwiftName(text) }
  }

  @Test func `of a value is in back-ticks where it is a keyword`() throws {
    #expect(try SwiftName("Default").value == "`default`")
  }

  @Test func `loses endings that say what it is, but not all of it`() throws {
    let endings = [["Scene"], ["Use", "Case"]]
    #expect(try SwiftName("OrdersScene").dropping(endings).type == "Orders")
    #expect(try SwiftName("ArchiveUseCase").dropping(endings).type == "Archive")
    #expect(try SwiftName("Orders").dropping(endings).type == "Orders")
  }
}
