protocol Sequence2<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error = Never
}
