func f(_ a: Int, b: Int, c d: Int, _ e: Int, for in: Int, `in` x: Int) {}
