/// The composition root: builds the object graph, nothing else.
@main
enum Main {
  static func main() async {}
}
