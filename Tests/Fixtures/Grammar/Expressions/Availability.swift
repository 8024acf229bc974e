if #available(iOS 15, macOS 12, *) { a() } else { b() }
guard #available(iOS 15, *), x else { fatalError() }
if #unavailable(iOS 15) {}
