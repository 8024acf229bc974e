private extension Store { func hidden() {} }
fileprivate extension Store { static var inner: Int { 1 } }
public extension Store { func shown() {} }
