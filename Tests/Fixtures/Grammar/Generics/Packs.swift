struct Many<each T> { var values: (repeat each T) }
typealias F<each A> = (repeat each A) -> Void
