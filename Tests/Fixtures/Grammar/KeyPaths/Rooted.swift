let a = \User.name
let b = \User.address.street.count
let c = \Outer.Inner.value
let d = \Box<Int>.value
