struct S { init<T: P>(_ value: T) where T.A == Int {} }
