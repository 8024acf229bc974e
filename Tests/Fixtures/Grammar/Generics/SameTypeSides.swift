func f<T, U>(x: T) where T.Element == Array<U>, U == [T.Index: any P] {}
