let a: (Kind) -> Bool = { $0 == .plain }
let b = xs.map { _ in .init(1) as Box }
