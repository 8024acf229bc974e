protocol Delegate: AnyObject {}
protocol Listener: AnyObject, Sendable {}
