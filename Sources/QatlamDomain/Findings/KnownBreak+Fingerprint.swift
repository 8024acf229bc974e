extension KnownBreak {
  /// A name for the break that stays the same when lines move: 16 hexadecimal digits.
  package var fingerprint: String {
    var hash = FowlerNollVo()
    hash.take(rule)
    hash.take(file)
    hash.take(source)
    hash.take(target)
    return hash.text
  }
}
