/// Draws a sample, the same one for the same seed.
package struct Sample {
  private var state: UInt64

  /// Creates a sampler; other seeds draw other samples.
  package init(seed: UInt64) { state = seed }

  /// Returns some of the elements, in their order; all where they are no more than wanted.
  package mutating func draw<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var left = elements.count
    var wanted = count
    return elements.filter { _ in
      defer { left -= 1 }
      guard number(below: left) < wanted else { return false }
      wanted -= 1
      return true
    }
  }

  /// A number of the generator SplitMix64.
  private mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    return Int(value % UInt64(bound))
  }
}
