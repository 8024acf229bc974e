import Synchronization

/// The plan that is in force, and how many requests it has seen.
final class FaultControl: Sendable {
  private struct State {
    var plan: FaultPlan
    var count = 0
  }

  private let state: Mutex<State>

  /// Starts with a plan.
  init(_ plan: FaultPlan) {
    state = Mutex(State(plan: plan))
  }

  /// The plan in force; a new one counts requests from one again.
  var plan: FaultPlan {
    get { state.withLock(\.plan) }
    set { state.withLock { $0 = State(plan: newValue) } }
  }

  /// Counts a request and returns the plan it falls under and the fault that hits it.
  func next() -> (plan: FaultPlan, fault: Fault?) {
    state.withLock { state in
      state.count += 1
      return (state.plan, state.plan.fault(ofRequest: state.count))
    }
  }
}
