/// What goes wrong on purpose, and how often.
///
/// Requests are counted from one, beginning anew with each plan. Where several faults meet at one
/// request the first of this order wins: a fixed status, a cut, a 500, a 429, invalid JSON. The
/// delay comes on top. Calls of `/_faults` are neither counted nor disturbed.
public struct FaultPlan: Hashable, Sendable {
  /// Whether a fault hits before the request takes effect, or after, so that only the answer is
  /// lost.
  public enum Phase: String, Hashable, Sendable, CaseIterable, Codable {
    /// The request has no effect.
    case before
    /// The request has its effect, and the client does not learn of it.
    case after
  }

  /// How long every answer waits, in milliseconds.
  public var delayMilliseconds: Int
  /// Every how many requests the answer is a 500; zero for never.
  public var failEvery: Int
  /// Every how many requests the connection is closed without an answer; zero for never.
  public var cutEvery: Int
  /// Every how many requests the body is a piece of JSON that breaks off; zero for never.
  public var invalidJSONEvery: Int
  /// Every how many requests the answer is a 429 with `Retry-After`; zero for never.
  public var tooManyEvery: Int
  /// A status that every answer has, or `nil`.
  public var status: Int?
  /// When faults and delay hit.
  public var phase: Phase

  /// Creates a plan; what is not mentioned does not happen.
  public init(
    delayMilliseconds: Int = 0,
    failEvery: Int = 0,
    cutEvery: Int = 0,
    invalidJSONEvery: Int = 0,
    tooManyEvery: Int = 0,
    status: Int? = nil,
    phase: Phase = .before
  ) {
    self.delayMilliseconds = delayMilliseconds
    self.failEvery = failEvery
    self.cutEvery = cutEvery
    self.invalidJSONEvery = invalidJSONEvery
    self.tooManyEvery = tooManyEvery
    self.status = status
    self.phase = phase
  }

  /// Nothing goes wrong.
  public static let none = FaultPlan()

  /// The fault that hits a request, or `nil`; requests are counted from one.
  func fault(ofRequest number: Int) -> Fault? {
    if let status { return .status(status) }
    if Self.hits(number, every: cutEvery) { return .cut }
    if Self.hits(number, every: failEvery) { return .status(HTTPStatus.serverError.rawValue) }
    if Self.hits(number, every: tooManyEvery) { return .status(HTTPStatus.tooMany.rawValue) }
    if Self.hits(number, every: invalidJSONEvery) { return .invalidJSON }
    return nil
  }

  private static func hits(_ number: Int, every count: Int) -> Bool {
    count > 0 && number % count == 0
  }
}
