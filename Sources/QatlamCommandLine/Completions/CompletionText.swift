/// What `qatlam completions` prints: a script that completes commands, options and their values.
package enum CompletionText {
  /// Returns the script for a shell, made from the table of commands; `styles` are those that exist.
  package static func script(for shell: Shell, styles: [String]) -> String {
    switch shell {
    case .bash: BashCompletion(styles: styles).script
    case .zsh: ZshCompletion(styles: styles).script
    case .fish: FishCompletion(styles: styles).script
    }
  }
}
