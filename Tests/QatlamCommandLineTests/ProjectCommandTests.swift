import QatlamTestSupport
import Testing

@Suite("Commands that look at a project")
struct ProjectCommandTests {
  private func writeApp(in folder: borrowing ScratchFolder) throws {
    try folder.write("Domain/Entities/Cart.swift", "struct Cart { struct Line {} }\n")
    try folder.write("Domain/UseCases/Pay.swift", "struct Pay { let cart: Cart }\n")
    try folder.write(
      "Presentation/ViewModels/CartViewModel.swift",
      "@MainActor\nfinal class CartViewModel {\n  var pay: Pay?\n}\n"
    )
    try folder.write(
      "Presentation/Views/CartView.swift",
      "struct CartView {\n  let model: CartViewModel\n}\n"
    )
    try folder.write("Odd/Odd.swift", "struct Odd {}\n")
  }

  // MARK: - init

  @Test func `init writes what is seen, and check reads it`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    let run = try Qatlam()("init", ".", in: folder.path)
    #expect(run.errors == "")
    #expect(
      run.output == "./qatlam.yml: style 'clean', taken for granted: in the folder itself 'Domain'"
        + " stands beside 'Presentation'\n"
    )
    #expect(
      folder.text("qatlam.yml") == """
        # What qatlam takes for granted here; 'qatlam layers' tells it file by file.
        version: 1

        # in the folder itself 'Domain' stands beside 'Presentation'
        style: clean

        # Entities: 1 file, most of them in Domain/Entities
        # UseCases: 1 file, most of them in Domain/UseCases
        # ViewModels: 1 file, most of them in Presentation/ViewModels
        # Views: 1 file, most of them in Presentation/Views

        # These folders hold files of no part; give them one where it matters:
        # layers:
        #   PART:
        #     - "Odd/**"

        """
    )
    let checked = try Qatlam()("check", ".", "--format", "json", in: folder.path)
    #expect(checked.output.contains(#""style":"clean","styleFrom":"config""#))
  }

  @Test func `init freezes, and never touches settings that are there`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("Domain/Entities/Bad.swift", "struct Bad { var view: CartView? }\n")
    let qatlam = try Qatlam()
    let run = try qatlam(["init", folder.path, "--freeze"], environment: ["CI": ""])
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("qatlam-baseline.json: 1 known break\n"))
    #expect(try qatlam("check", folder.path).status == 0)
    let again = try qatlam("init", folder.path)
    #expect(again.status == 2)
    #expect(again.errors.contains("qatlam.yml' already: change it by hand"))
  }

  @Test func `init writes nothing at all where CI may not freeze`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    let run = try Qatlam()(["init", folder.path, "--freeze"], environment: ["CI": "1"])
    #expect(run.status == 2)
    #expect(folder.text("qatlam.yml") == nil)
    #expect(folder.text("qatlam-baseline.json") == nil)
  }

  // MARK: - layers

  @Test func `layers tells each declaration's part, and why`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    let run = try Qatlam()("layers", folder.path)
    #expect(
      run.output == """
        'clean' in .

        Entities: 1
          Domain/Entities/Cart.swift:1 Cart: layer 'domain', folder 'Entities'

        UseCases: 1
          Domain/UseCases/Pay.swift:1 Pay: layer 'domain', folder 'UseCases'

        ViewModels: 1
          Presentation/ViewModels/CartViewModel.swift:2 CartViewModel: layer 'presentation', folder 'ViewModels'

        Views: 1
          Presentation/Views/CartView.swift:1 CartView: layer 'presentation', named '…View'

        in no part: 1
          Odd/Odd.swift:1 Odd

        """
    )
    let one = try Qatlam()("layers", folder.path, "--of", "Pay")
    #expect(
      one.output == """
        'clean' in .

        UseCases: 1
          Domain/UseCases/Pay.swift:1 Pay: layer 'domain', folder 'UseCases'

        """
    )
    let none = try Qatlam()("layers", folder.path, "--of", "Pya")
    #expect(none.status == 2)
    #expect(none.errors == "qatlam: error: there is no type 'Pya': did you mean 'Pay'?\n")
  }

  // MARK: - why

  @Test func `why shows the shortest chain with its places`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    let qatlam = try Qatlam()
    #expect(
      try qatlam("why", "CartView", "Cart", folder.path).output == """
        CartView → CartViewModel → Pay → Cart
          Presentation/Views/CartView.swift:2:14: 'CartView' refers to 'CartViewModel'
          Presentation/ViewModels/CartViewModel.swift:3:12: 'CartViewModel' refers to 'Pay'
          Domain/UseCases/Pay.swift:1:24: 'Pay' refers to 'Cart'

        """
    )
    #expect(
      try qatlam("why", "Cart.Line", "CartView", folder.path).output
        == "'Cart.Line' does not reach 'CartView'\n"
    )
    #expect(try qatlam("why", "Cart", "Cart", folder.path).output.hasSuffix("are one type\n"))
    #expect(try qatlam("why", "Cart").status == 2)
    #expect(
      try qatlam("why", "Crat", "CartView", folder.path).errors
        == "qatlam: error: there is no type 'Crat': did you mean 'Cart'?\n"
    )
  }

  @Test func `why asks for the name that was forgotten, and reads nothing`() throws {
    let folder = try ScratchFolder()
    try folder.write("App/Cart.swift", "struct Cart {}\n")
    for path in ["App", "./App", "App/Cart.swift", ".."] {
      #expect(
        try Qatlam()("why", "Cart", path, in: folder.path)
          == Qatlam.Outcome(
            status: 2,
            output: "",
            errors: "qatlam: error: '\(path)' is a path: name two types before it, as in"
              + " 'qatlam why A B \(path)'; where a type has that name too, add '.'\n"
          )
      )
    }
    #expect(
      try Qatlam()("why", "Cart", "Cart", ".", "--style", "clean", in: folder.path).status == 0
    )
  }
}
