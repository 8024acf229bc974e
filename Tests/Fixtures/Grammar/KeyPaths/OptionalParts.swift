let a = \User.address?.street
let b = \User.address!.street?.count
let c = xs.map(\.address?.street)
