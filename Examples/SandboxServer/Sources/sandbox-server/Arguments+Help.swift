extension Arguments {
  /// What `--help` prints.
  static let help = """
    Usage: sandbox-server [options]

    Serves articles, users and characters on 127.0.0.1 until it is ended. The first line it
    prints is its address. The account of the sandbox is editor@example.com / qatlam.

      --port N                 the port; 0, the default, takes any that is free
      --database FILE          keep articles, users and tokens in a file; default: in memory
      --characters N           the number of made-up characters; default: 800

    Faults on purpose, counted over requests (also over HTTP: PUT and DELETE /_faults):

      --delay MILLISECONDS     every answer waits
      --fail-every N           every Nth answer is a 500
      --cut-every N            every Nth connection is closed without an answer
      --invalid-json-every N   every Nth body breaks off
      --too-many-every N       every Nth answer is a 429 with Retry-After
      --status CODE            every answer has this status
      --phase before|after     whether a fault hits before the request takes effect or after;
                               default: before

    Exit status: 0 ended by a signal, 2 wrong arguments, 3 the server cannot start.

    """
}
