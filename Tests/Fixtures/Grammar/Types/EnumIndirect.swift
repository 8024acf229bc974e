indirect enum Tree<Value> {
  case leaf
  case node(Tree, Value, Tree)
}
enum List { indirect case cons(Int, List), end }
