import Synchronization
package import QatlamUseCases

/// How long the stages of a check took.
package final class Stopwatch: StageTiming {
  private let times = Mutex<[CheckStage: Duration]>([:])

  /// Creates a stopwatch that has measured nothing.
  package init() {}

  package func add(_ stage: CheckStage, _ time: Duration) {
    times.withLock { $0[stage, default: .zero] += time }
  }

  package func time(of stage: CheckStage) -> Duration { times.withLock { $0[stage] ?? .zero } }
}
