struct S<T> where T: P, T.Item == Int, T.Other: Q & R {}
func f<T>(_ x: T) where T: Collection, T.Element == String {}
extension S where T == Int { func g() where T: Z {} }
