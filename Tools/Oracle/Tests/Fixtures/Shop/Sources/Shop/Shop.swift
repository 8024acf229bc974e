public struct Shop {
  public typealias Cents = Int
  public enum State { case open, closed }

  public var state = State.open
  public let `default`: Cents

  public init(price: Cents) { self.default = price }
  public func sell(_ count: Int) -> Cents { count * self.default }
  public subscript(index: Int) -> Cents { sell(index) }
  public static func + (left: Shop, right: Shop) -> Shop { left }
}

public struct Receipt { public var total = 0 }
