import Foundation

/// Everything the app gets from outside: clock, identities, surroundings, input and output.
package struct World: Sendable {
  /// The variables of the environment.
  var environment: [String: String]
  /// The zone that dates are shown in.
  var timeZone: TimeZone
  /// The clock.
  var now: @Sendable () -> Date
  /// The maker of new identities.
  var makeID: @Sendable () -> UUID
  /// Input, output and files.
  var console: Console
  /// Whether a person sits at a terminal that can be drawn on.
  var isInteractive: Bool
  /// The seconds to wait for the server's next byte.
  var serverPatience: TimeInterval
}
