func f(
  @Clamped(to: limits.range, { $0 + step }) a: Int,
  @Box<Key> b: Int = start,
  @Outer.Inner(first, label: second.third) _ c: [Int],
  @Module::Wrapped(.some) d: @Sendable (Int) -> Void
) -> @Tagged(by: key) Int { a }

init(@Wrapped(\Model.name) @Twice("\(text)") name: String) {}

protocol P {
  subscript(@Checked(limit) index: Int) -> Int { get }
  func g(@Built(with: maker { x in x.done }) content: () -> Void)
}

enum E { case a(@Tagged(by: key) Int, b: @Marked String) }
