/// The texts that the program has to say about itself.
enum Usage {
  /// The version, as semantic versioning counts.
  static let version = "1.0.0"

  /// How the program is used.
  static let text = """
    Shows and changes a user: the User scene of the VIP architecture, on a terminal.

    Usage: user-scene [show] [--id N] [--json] [OPTIONS]
           user-scene edit [--id N] [--name NAME] [--email ADDRESS] [OPTIONS]

    Commands:
      show             Show a user (when no command is given).
      edit             Change a user; without --name and --email, in a form on the terminal.

    Options:
      --id N           The user's number, from 1 (1 when not given).
      --json           Print the user as one line of JSON.
      --name NAME      The new name; an empty one removes it.
      --email ADDRESS  The new e-mail address; an empty one removes it.
      --api URL        Keep users on a server that answers to URL/users/N.
      --file FILE      Keep users in a JSON file.
      --language CODE  Speak en, uz or tr (else the language of the environment).
      -h, --help       Show this text.
      --version        Show the version.

    Without --api and --file users are kept in $XDG_DATA_HOME/user-scene/users.json
    (~/.local/share when not set), which begins with five embedded users.

    Exit status: 0 done, 2 the command line or a value will not do, 3 a server, a file or the
    terminal failed. Colours are not used when NO_COLOR is set.

    """
}
