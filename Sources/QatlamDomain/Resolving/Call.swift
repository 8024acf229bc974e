/// What a call shows of itself: how many arguments, and how they are labelled.
struct Call: Hashable, Sendable {
  let isCall: Bool
  let count: Int
  /// Labels by position, zero for none; it may be shorter than the arguments.
  let labels: [NameID]
  let hasTrailingClosure: Bool

  init(_ component: ComponentFact, labels: [NameID]) {
    isCall = component.flags.contains(.isCalled)
    count = Int(component.argumentCount)
    self.labels = labels
    hasTrailingClosure = component.flags.contains(.hasTrailingClosure)
  }

  private init(count: Int, labels: [NameID], hasTrailingClosure: Bool) {
    isCall = true
    self.count = count
    self.labels = labels
    self.hasTrailingClosure = hasTrailingClosure
  }

  /// The same call with one argument more before the others.
  func wrapping(_ label: NameID) -> Call {
    Call(count: count + 1, labels: [label] + labels, hasTrailingClosure: hasTrailingClosure)
  }

  /// Returns the label of an argument, or zero.
  func label(at position: Int) -> NameID {
    position < labels.count ? labels[position] : 0
  }
}
