let a: Dictionary<String, Array<Optional<Int>>> = [:]
let b: Box<Box<Box<Int>>> = .init()
func f() -> Publisher<Result<[Int], any Error>, Never> { x }
