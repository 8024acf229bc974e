func f<each T>(_ x: repeat each T) {
  repeat print(each x)
  let y = (repeat (each x).name)
  for z in repeat each x { use(z) }
}
