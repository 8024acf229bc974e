protocol Graph {
  associatedtype Node: Hashable
  associatedtype Edge: Comparable & Sendable where Edge: Codable, Edge.Owner == Node
  associatedtype Weight = Double
}
