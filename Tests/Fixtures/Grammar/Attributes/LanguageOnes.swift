@available(iOS 15, *) func a() {}
@available(*, deprecated, renamed: "b") func c() {}
@inlinable @inline(__always) func d() {}
@objc(name:) func e() {}
@_silgen_name("x") func f()
@backDeployed(before: iOS 15) func g() {}
