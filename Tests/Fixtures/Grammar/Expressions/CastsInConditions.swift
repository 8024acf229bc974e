if let a = x as? Y, b is Z, let c = d as? [E: F]? {}
guard let a = x as? (Y & Z) else { fatalError() }
while let a = next() as? Node {}
