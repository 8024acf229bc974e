@globalActor actor Background {
  static let shared = Background()
}
@Background final class Worker {}
