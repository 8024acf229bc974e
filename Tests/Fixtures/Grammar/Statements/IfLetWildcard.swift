if let _ = a.b { c() }
guard let _ = f(x) else { fatalError() }
