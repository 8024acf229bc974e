struct V {
  @State private var a = 1
  @Binding var b: Int
  @Environment(\.dismiss) private var dismiss
  @AppStorage("key") var c = false
  @Published private(set) var d: [Item] = []
  @Wrapper(x: .some(1), y: { $0 }) var e
}
