extension UserPresenter.Wording {
  /// English.
  static var english: Self {
    Self(
      labels: UserModels.Labels(
        name: "Name",
        email: "E-mail",
        edit: "Edit",
        refresh: "Refresh",
        leave: "Quit"
      ),
      noName: "no name",
      noEmail: "no e-mail",
      loading: "Loading…",
      saved: "Saved.",
      nothingLoaded: "There is no user to edit yet.",
      title: { "User \($0)" },
      failure: { failure, id in
        switch failure {
        case .notFound: "There is no user \(id). Choose another number."
        case .unreachable(let place):
          "\(place) does not answer. Check the address and the connection, then try again."
        case .timedOut(let place): "\(place) took too long to answer. Try again."
        case .busy(nil): "The server is busy. Try again later."
        case .busy(let seconds?): "The server is busy. Try again in \(seconds) s."
        case .refused(let status): "The server refused the request (status \(status))."
        case .rejected: "The server did not accept the request."
        case .broken(let status): "The server has a fault (status \(status)). Try again."
        case .unreadable(let place): "\(place) holds no user that can be read. Correct it."
        case .noAccess(let path):
          "\(path) cannot be read. Check that the file exists and may be read."
        case .notWritten(let path):
          "\(path) cannot be written. Check the folder and its permissions."
        }
      }
    )
  }
}
