let a = xs.sorted(using: KeyPathComparator(\.name))
ForEach(items, id: \.id) { item in Text(item.name) }
