/// Is told how long the stages of a check take.
package protocol StageTiming: Sendable {
  /// Adds a time to a stage; several tasks may do so at once.
  func add(_ stage: CheckStage, _ time: Duration)

  /// What was added to a stage so far.
  func time(of stage: CheckStage) -> Duration
}

extension StageTiming {
  /// Adds to a stage the time since a moment.
  package func add(_ stage: CheckStage, since begin: ContinuousClock.Instant) {
    add(stage, begin.duration(to: .now))
  }
}
