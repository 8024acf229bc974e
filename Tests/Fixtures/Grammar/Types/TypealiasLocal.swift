func f() {
  typealias Item = Model.Item
  let x: Item
}
