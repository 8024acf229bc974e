public import Foundation

/// A small real HTTP server on the loopback address, for tests and trials of the examples.
///
/// It serves articles with a login, users and characters over SQLite, and fails on demand. It
/// stops when this object goes away.
public final class SandboxServer: Sendable {
  /// Where the server is found: `http://127.0.0.1:PORT`.
  public let baseURL: URL
  private let exchange: Exchange
  private let daemon: Daemon

  private init(baseURL: URL, exchange: Exchange, daemon: Daemon) {
    self.baseURL = baseURL
    self.exchange = exchange
    self.daemon = daemon
  }

  deinit {
    stop()
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: The port; zero takes any that is free.
  ///   - database: Where articles, users and tokens are kept.
  ///   - faults: What goes wrong from the beginning.
  ///   - characters: The size of the made-up population of characters.
  /// - Returns: A server that takes requests already.
  /// - Throws: A `SandboxFailure` when the port or the database cannot be had.
  public static func start(
    port: UInt16 = 0,
    database: DatabasePlace = .inMemory,
    faults: FaultPlan = .none,
    characters: Int = 800
  ) throws -> SandboxServer {
    let storage = try Database(database)
    let socket = try ListeningSocket(port: port)
    let address = "http://127.0.0.1:\(socket.port)"
    guard let baseURL = URL(string: address) else { throw SandboxFailure.cannotServe }
    let control = FaultControl(faults)
    let tokens = TokenStore(database: storage)
    let router = Router([
      FaultsResource(control: control),
      LoginResource(tokens: tokens),
      ArticlesResource(articles: ArticleStore(database: storage), tokens: tokens),
      UsersResource(users: try UserStore(database: storage)),
      CharactersResource(
        characters: try CharacterStore(database: storage, count: characters, address: address),
        address: address
      ),
    ])
    let exchange = Exchange(router: router, faults: control)
    let site = Daemon.Site { method, authorization, upload in
      exchange.answer(method: method, authorization: authorization, upload: upload)
    }
    let daemon = try Daemon(socket: socket, site: site)
    return SandboxServer(baseURL: baseURL, exchange: exchange, daemon: daemon)
  }

  /// Replaces the faults; requests are counted from one again.
  public func setFaults(_ plan: FaultPlan) {
    exchange.faults.plan = plan
  }

  /// The requests so far, in the order in which they were complete; those to `/_faults` are not
  /// among them.
  public var requests: [RecordedRequest] {
    exchange.requests
  }

  /// Closes every connection and stops; does nothing the second time.
  ///
  /// No request is being answered any more when it returns.
  public func stop() {
    exchange.pause.end()
    daemon.stop()
  }
}
