import Foundation

/// The signals that a thread does not let through, which the programs it starts inherit.
enum SignalMask {
  /// Runs a body with every signal let through, as a program expects it that is started.
  ///
  /// Tasks run on threads that block all signals, and Foundation passes that on: a terminal
  /// server would not notice that a child ended, and could not be told to end itself.
  ///
  /// Everything marked `unsafe` here is a C call that reads or fills a set of this function's own.
  static func withEverySignal<Result>(_ body: () throws -> Result) rethrows -> Result {
    var none = sigset_t()
    var former = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &former, nil) }
    return try body()
  }
}
