let a: (Int, String), b: (x: Int, y: String), c: (Int), d: (x: Int), e: (), f: ((Int, Int), Int)
