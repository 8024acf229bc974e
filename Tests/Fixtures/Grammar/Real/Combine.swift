func bind() {
  model.$items
    .receive(on: DispatchQueue.main)
    .map(\.count)
    .removeDuplicates()
    .sink(receiveCompletion: { _ in }, receiveValue: { [unowned self] in label.text = "\($0)" })
    .store(in: &bag)
}
