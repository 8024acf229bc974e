internal import QatlamDomain

extension CleanApp {
  /// The app's own page: how it is run, where things are, what it expects of a server.
  var readMe: GeneratedFile {
    let text: SourceText = #"""
      # \#(app)

      Shows \#(phrases): the list and each of them. Clean Architecture, made by `qatlam new app`.

          swift run                                       samples inside the app, no network
          swift run \#(app) --server http://127.0.0.1:8080   \#(phrases) of a server
          swift test
          qatlam check                                    the borders between the layers

      ## Where things are

          Sources/\#(app)/
            Domain/         what the business knows: names no other folder
              Entities/     \#(type), with its own rules and order
              UseCases/     one business action each, behind a protocol of its own
              Gateways/     protocols by which the domain reaches the world
            Data/           keeps the gateways' promises: names the domain
              API/          requests and answers; URLSession and the one without a network
              DTOs/         the server's words, which never leave this folder's parent
              Gateways/     DTOs to entities and back
            Presentation/   names use cases and entities, never Data
              ViewModels/   what screens show
              Views/        show and forward
            DI/             the one place where concrete types are put together

      A call goes View → ViewModel → UseCase → Gateway → API, and its result comes back the same
      way. Marks such as (C9) in comments name the statement of the style that the code keeps.

      ## The server

      \#(listSentence) `PUT` and `DELETE` at `\#(model.path)/ID` keep and remove one. Keys are
      the names in `Data/DTOs/\#(type)DTO.swift`; paths stand in `Data/API/\#(type)API.swift`. If
      the server's words differ, change them there: nothing else knows them.

          \#(jsonSample)
      """#
    return document(text)
  }
}
