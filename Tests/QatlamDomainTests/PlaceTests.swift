import QatlamTestSupport
import Testing

/// What a place expects tells what a name without a type before it means.
@Suite("A place") struct PlaceTests {
  private let inks = """
    == Inks.swift
    enum Ink { case red, blue; static var usual: Ink { .red } }
    struct Pens: OptionSet { let rawValue: Int; static let thin = Pens(rawValue: 1); static let wide = Pens(rawValue: 2) }
    struct Pen { var ink: Ink; var spare: Ink?; static subscript(name: String) -> Pen? { nil } }
    func draw(with ink: Ink = .red, pens: Pens = []) -> Ink { ink }

    """

  @Test func `tells implicit members wherever its type is known`() async throws {
    try await expectReferences(
      inks + """
        == Use.swift
        func use(pen: Pen, both: (Ink, Ink)) -> Ink {
          var pen = pen
          pen.ink = .blue // → Pen.ink, Ink.blue
          pen.spare = .red // → Pen.spare, Ink.red
          _ = draw(with: .blue, pens: [.thin, .wide]) // → draw(with:pens:), Ink.blue, Pens.thin, Pens.wide
          if pen.ink == .red { return .blue } // → Pen.ink, Ink.red, Ink.blue
          switch both { case (.red, .blue): break; default: break } // → Ink.red, Ink.blue
          let inks: [Ink: Ink] = [.red: .blue] // → Ink, Ink.red, Ink.blue
          let one: Ink = inks.isEmpty ? .red : .usual // → Ink, Ink.red, Ink.usual
          let more: [Ink] = [.red, one] // → Ink, Ink.red
          print(more.contains(.blue), more.filter { $0 != .red }) // → Ink.blue, Ink.red
          return .red // → Ink.red
        }
        """
    )
  }

  @Test func `may be a subscript of a type itself`() async throws {
    try await expectReferences(
      inks + """
        == Use.swift
        func use() {
          print(Pen["a"]?.ink == .red) // → Pen, Pen.ink, Ink.red
        }
        """
    )
  }
}
