internal import QatlamDomain

extension VIPApp {
  /// The app's own page: how it is run, where things are, what it expects of a server.
  var readMe: GeneratedFile {
    let text: SourceText = #"""
      # \#(app)

      Shows \#(phrases): the list and each of them. VIP, made by `qatlam new app`.

          swift run                                       samples inside the app, no network
          swift run \#(app) --server http://127.0.0.1:8080   \#(phrases) of a server
          swift test
          qatlam check                                    the borders between the parts

      ## Where things are

          Sources/\#(app)/
            Scenes/        one folder for each scene, with its
              …Models          requests, responses and view models: all that crosses a border
              …Protocols       what its parts are to each other
              …ViewController  shows, and sends requests to the interactor
              …Interactor      decides, and sends responses to the presenter
              …Presenter       words, and sends view models to the view
              …Worker          the interactor's hand
              …Router          moves on; the interactor calls it
              …Configurator    knows all of the scene's parts, and wires them
            Entities/      \#(type), and why a directory gave nothing
            Services/      directories that keep \#(phrases): a server's, and the one inside the app
            UI/            what a terminal asks of a scene
            App/           the start

      A request goes View → Interactor → Presenter → View and never back. Marks such as (V6) in
      comments name the statement of the style that the code keeps.

      ## The server

      \#(listSentence) `GET \#(model.path)/ID` answers with one. Keys are the names in
      `Services/\#(type)Record.swift`; paths stand in `Services/HTTP\#(type)Directory.swift` and
      `HTTP\#(type)Directory+List.swift`. If the server's words differ, change them there.

          \#(jsonSample)
      """#
    return document(text)
  }
}
