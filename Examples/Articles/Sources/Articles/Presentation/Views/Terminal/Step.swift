/// Something that takes its time and then says what follows from it.
typealias Work = @MainActor () async -> Step

/// What follows from a key.
indirect enum Step: Sendable {
  /// The key means nothing here.
  case ignored
  /// Nothing but a new picture.
  case stay
  /// Another place in front of this one.
  case open(Place)
  /// The place behind this one; from the first place nowhere.
  case back
  /// The end of the screen.
  case quit
  /// A question; the work is done where the answer is yes.
  case ask(String, Work)
  /// Some work; keys wait until it is done, but for Esc, which stops it.
  case run(Work)
  /// A notice, and what else follows.
  case say(Phrase, then: Step)
}
