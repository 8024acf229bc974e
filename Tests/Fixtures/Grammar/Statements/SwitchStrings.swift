switch text {
case "a", "b\(c)": d()
case Self.key: e()
case let x where x.hasPrefix("f"): g()
case /regex/: h()
default: ()
}
