internal import QatlamDomain

extension VIPERApp {
  /// The app's own page: how it is run, where things are, what it expects of a server.
  var readMe: GeneratedFile {
    let text: SourceText = #"""
      # \#(app)

      Shows \#(phrases): the list and each of them. VIPER, made by `qatlam new app`.

          swift run                                       samples inside the app, no network
          swift run \#(app) --server http://127.0.0.1:8080   \#(phrases) of a server
          swift test
          qatlam check                                    the borders between the parts

      ## Where things are

          Sources/\#(app)/
            Modules/       one folder for each module, with its
              …Protocols       what its parts are to each other
              …ViewController  shows, and tells the presenter what a person did
              …Presenter       asks the interactor, words its results, orders the router
              …Interactor      the business; answers to its output
              …Router          moves on
              …Factory         knows all of the module's parts, and builds them
            Entities/      \#(type), and why none came
            Services/      directories that keep \#(phrases): a server's, and the one inside the app
            UI/            what a terminal asks of a screen
            App/           the start

      The view owns the presenter, the presenter owns interactor and router; all that leads back is
      weak.

      ## The server

      \#(listSentence) `GET \#(model.path)/ID` answers with one. Keys are the names in
      `Services/\#(type)Record.swift`; paths stand in `Services/HTTP\#(type)Directory.swift`. If
      the server's words differ, change them there.

          \#(jsonSample)
      """#
    return document(text)
  }
}
