@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
@attached(member, names: named(init)) public macro Init() = #externalMacro(module: "M", type: "I")
macro own(_ x: Int) = #other(x)
