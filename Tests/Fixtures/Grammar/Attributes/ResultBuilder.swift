@resultBuilder enum Builder {
  static func buildBlock(_ parts: Part...) -> [Part] { parts }
}
func f(@Builder _ content: () -> [Part], @ViewBuilder b: @escaping () -> some View) {}
struct V { @ViewBuilder var body: some View { Text("a"); Text("b") } }
