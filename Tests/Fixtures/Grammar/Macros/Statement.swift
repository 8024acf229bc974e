#Preview { ContentView() }
#Preview("Named", traits: .fixed) {
  Screen(model: .mock)
}
