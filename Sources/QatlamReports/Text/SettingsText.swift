package import QatlamUseCases

/// A short `qatlam.yml` with its reasons as comments.
package enum SettingsText {
  /// How many folders without a part are named.
  private static let shown = 10

  /// Returns the settings as YAML.
  package static func text(of result: WriteSettings.Result) -> String {
    var lines = [
      "# What qatlam takes for granted here; 'qatlam layers' tells it file by file.", "version: 1",
      "",
    ]
    lines += result.signs.map { "# \(PlainText.escaped($0))" }
    lines += ["style: \(result.style)", ""]
    for part in result.parts {
      let noun = part.files == 1 ? "file" : "files"
      lines.append(
        "# \(part.name): \(part.files) \(noun), most of them in \(PlainText.escaped(part.folder))"
      )
    }
    if !result.strays.isEmpty {
      lines += ["", "# These folders hold files of no part; give them one where it matters:"]
      lines += ["# layers:", "#   PART:"]
      lines += result.strays.prefix(shown).map { "#     - \"\(PlainText.escaped($0))/**\"" }
      if result.strays.count > shown {
        lines.append("#     and \(result.strays.count - shown) more: 'qatlam layers' names them")
      }
    }
    if result.baseline != nil { lines += ["", "baseline: \(FindBaseline.fileName)"] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns what is said of settings that were written.
  package static func summary(of result: WriteSettings.Result) -> String {
    var text = "\(PlainText.escaped(result.path)): style '\(result.style)'"
    if !result.signs.isEmpty {
      text += ", taken for granted: \(result.signs.map(PlainText.escaped).joined(separator: "; "))"
    }
    text += "\n"
    if let baseline = result.baseline {
      let count = baseline.lines.count
      text +=
        "\(PlainText.escaped(result.baselinePath)): \(count) known break"
        + (count == 1 ? "" : "s") + "\n"
    }
    return text
  }
}
