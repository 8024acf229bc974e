func <A, each B>(_ c: A, d: repeat each B) -> A where A: E { c }
func <(f: G, h: G) -> Bool { f.i }
func <<J>(k: J) {}
