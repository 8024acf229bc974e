let a = 1, b = 0xFF, c = 0b10, d = 0o7, e = 1_000, f = -1
let g = 1.description, h = 0xFF.nonzeroBitCount
