typealias Handler = (Result<Data, Error>) -> Void
typealias Pair<A, B> = (A, B)
typealias Both = Reader & Writer
typealias Constrained<T> = Box<T> where T: Hashable
public typealias Names = [String]
