/// What is done for a request that has found its place.
typealias Action = @Sendable (HTTPRequest) throws -> HTTPResponse
