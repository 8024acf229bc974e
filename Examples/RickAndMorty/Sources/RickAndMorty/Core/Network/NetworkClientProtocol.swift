import Foundation

/// Sends a request to an endpoint and brings the answer back (R6, R9).
///
/// Clients implement one operation, bytes. Decoding is the same for all of them.
protocol NetworkClientProtocol: Sendable {
  /// Returns the body of a successful answer.
  ///
  /// - Throws: When no complete answer with a status of 200–299 came.
  func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data
}

extension NetworkClientProtocol {
  /// Returns the endpoint's answer, decoded into the model the caller expects (R16).
  ///
  /// Decoding happens off the caller's actor, so that a large page never stops the screen.
  ///
  /// - Throws: When the request fails or the answer is not such a model.
  @concurrent
  func request<Response: Decodable & Sendable>(
    _ endpoint: any Endpoint,
    as model: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    let body = try await data(for: endpoint)
    do {
      return try JSONDecoder.ofTheAPI.decode(model, from: body)
    } catch let error as DecodingError {
      throw .unreadable(error.place)
    } catch {
      throw .unreadable(error.localizedDescription)
    }
  }
}

extension DecodingError {
  /// The dotted path to the value that could not be decoded, or that the text is no JSON.
  fileprivate var place: String {
    let context: Context? =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context): context
      case .keyNotFound(let key, let context):
        Context(codingPath: context.codingPath + [key], debugDescription: "")
      case .dataCorrupted(let context): context
      @unknown default: nil
      }
    let path = (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "JSON" : path.joined(separator: ".")
  }
}
