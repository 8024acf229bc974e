enum Level {
  @available(*, deprecated) case old
  @Marked case new
}
