extension EditUserPresenter.Wording {
  /// English.
  static var english: Self {
    Self(
      labels: EditUserModels.Labels(name: "Name", email: "E-mail", save: "Save", leave: "Back"),
      howTo: "Leave a field empty to remove its value.",
      saving: "Saving…",
      invalid: "Not saved: please correct this.",
      unchanged: "Nothing was changed.",
      saved: "Saved.",
      unsavedChanges: "Your changes are not saved. Go back once more to give them up.",
      stillSaving: "Still saving. Please wait for the answer.",
      title: { "Edit user \($0)" },
      problem: { problem in
        switch problem {
        case .nameTooLong(let limit): "The name has more than \(limit) characters. Shorten it."
        case .nameUnprintable: "The name has line breaks or control characters. Remove them."
        case .emailTooLong(let limit):
          "The e-mail address has more than \(limit) characters. Shorten it."
        case .emailMalformed:
          "This is not an e-mail address. Write one such as somebody@example.com."
        }
      },
      failure: { failure, id in
        switch failure {
        case .notFound: "Not saved: there is no user \(id) any more."
        case .unreachable(let place):
          "\(place) did not answer. Whether it saved is not known: save again."
        case .timedOut(let place):
          "\(place) took too long to answer. Whether it saved is not known: save again."
        case .busy(nil): "Not saved: the server is busy. Save again later."
        case .busy(let seconds?): "Not saved: the server is busy. Save again in \(seconds) s."
        case .refused(let status): "Not saved: the server refused (status \(status))."
        case .rejected: "Not saved: the server did not accept these values."
        case .broken(let status):
          "The server has a fault (status \(status)). Whether it saved is not known: save again."
        case .unreadable(let place):
          "\(place) holds no user that can be read. Check it before you save again."
        case .noAccess(let path): "Not saved: \(path) cannot be read. Check its permissions."
        case .notWritten(let path):
          "Not saved: \(path) cannot be written. Check the folder and its permissions."
        }
      }
    )
  }
}
