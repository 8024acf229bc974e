/// Reads baselines.
package protocol BaselineReading: Sendable {
  /// Reads the text of a baseline.
  ///
  /// `file`: The file, as messages name it.
  /// - Throws: `ConfigurationFault` at the first mistake.
  func baseline(_ bytes: [UInt8], in file: String) throws(ConfigurationFault) -> Baseline
}
