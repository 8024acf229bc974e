if let (a, b) = pair { f(a, b) }
guard let (c, _) = pair, case let (d, e) = other else { fatalError() }
