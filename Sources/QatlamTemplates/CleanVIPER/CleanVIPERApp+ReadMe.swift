internal import QatlamDomain

extension CleanVIPERApp {
  /// The app's own page: how it is run, where things are, what it expects of a server.
  var readMe: GeneratedFile {
    let text: SourceText = #"""
      # \#(app)

      Shows \#(phrases): the list and each of them. Clean VIPER, made by `qatlam new app`.

          swift run                                       samples inside the app, no network
          swift run \#(app) --server http://127.0.0.1:8080   \#(phrases) of a server
          swift test
          qatlam check                                    the borders between the layers

      ## Where things are

          Sources/\#(app)/
            App/             the start
              CompositionRoot/  factories: the one place where types are put together
            Core/            for the whole app, and of no feature
              Network/       what a request is, without any client library
            Domain/          what the app is about: names no other folder
              Entities/      \#(record), as the API sends it
              UseCases/      the interactors: one action each, behind a protocol
              Interfaces/    protocols of repositories
            Infrastructure/
              Networking/    URLSession and the one without a network, the repository, the API
            Features/        Home and Detail, each with
              Contracts/     what its parts may ask of each other
              Presentation/  the presenter, and what it hands to the view
              Navigation/    the router
              UI/            the view, which shows and tells what a person did

      A call goes View → Presenter → UseCase → Repository → NetworkClient, and its result comes back
      the same way. Marks such as (R9) in comments name the statement of the style that the code
      keeps.

      ## The server

      \#(listSentence) `GET \#(model.path)/ID` answers with one. Keys are the names in
      `Domain/Entities/\#(record).swift`; paths stand in
      `Infrastructure/Networking/\#(app)API.swift`. If the server's words differ, change them
      there.

          \#(jsonSample)
      """#
    return document(text)
  }
}
