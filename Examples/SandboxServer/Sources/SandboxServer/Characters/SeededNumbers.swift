/// Numbers that look like chance and are the same every time (the SplitMix64 sequence).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a sequence; equal seeds give equal sequences.
  init(seed: UInt64) {
    state = seed
  }

  /// The next number of the sequence.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One element; an empty list is a mistake of the caller's and gives the fallback.
  mutating func pick<Element>(_ elements: [Element], else fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }
}
