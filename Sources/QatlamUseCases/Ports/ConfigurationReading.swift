/// Reads what a project says of itself.
package protocol ConfigurationReading: Sendable {
  /// Reads the text of a `qatlam.yml`.
  ///
  /// `file`: The file, as messages name it.
  /// - Throws: `ConfigurationFault` at the first mistake; nothing is passed over.
  func configuration(
    _ bytes: [UInt8],
    in file: String
  ) throws(ConfigurationFault) -> Configuration
}
