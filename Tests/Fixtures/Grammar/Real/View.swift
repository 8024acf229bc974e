struct Screen: View {
  @StateObject private var model = Model(store: .shared)
  @Environment(\.colorScheme) var scheme
  var body: some View {
    NavigationStack {
      List(model.items, id: \.id) { item in
        if item.isOn { Row(item) } else { EmptyView() }
        ForEach(item.parts) { Text($0.name).font(.title) }
      }
      .navigationTitle("Items")
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", action: model.add) } }
      .sheet(item: $model.selected) { Detail(item: $0) }
      .onAppear { Task { await model.load() } }
    }
  }
}
