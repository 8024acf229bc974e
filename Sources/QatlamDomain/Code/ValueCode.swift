/// How a number says what stands where a value stands: a chain by its index, a plain literal, or an
/// expression of `FileFacts.expressions`.
package enum ValueCode {
  /// Something of which nothing is known.
  package static let unknown: Int32 = -1
  package static let string: Int32 = -2
  package static let integer: Int32 = -3
  package static let floatingPoint: Int32 = -4
  package static let boolean: Int32 = -5
  package static let null: Int32 = -6
  private static let firstExpression: Int32 = -16

  /// The code of a plain literal.
  @inlinable
  package static func literal(_ base: ChainFact.Base) -> Int32 {
    switch base {
    case .string: string
    case .integer: integer
    case .floatingPoint: floatingPoint
    case .boolean: boolean
    case .name, .implicit, .array, .dictionary, .unknown: unknown
    }
  }

  /// The code of the expression at an index of `FileFacts.expressions`.
  @inlinable
  package static func expression(_ index: Int32) -> Int32 { -16 - index }

  /// Returns the index of the expression that a code stands for, or `nil`.
  package static func expression(of code: Int32) -> Int? {
    code <= firstExpression ? Int(firstExpression - code) : nil
  }
}
