let a: A.B, b: A.B<C>.D, c: Self.Element, d: Self, e: Any, f: AnyObject, g: `Type`.`Protocol`
let h: [Int].Element, i: Int?.Wrapped
