import Testing

@testable import UserScene

/// What crosses the borders of the scenes (V5).
@Suite("A payload")
struct PayloadTests {
  private static let payloads: [Any.Type] = [
    UserModels.FetchUser.Request.self, UserModels.FetchUser.Response.self,
    UserModels.FetchUser.ViewModel.self, UserModels.EditUser.Request.self,
    UserModels.EditUser.Response.self, UserModels.EditUser.ViewModel.self,
    UserModels.AcceptEdit.Request.self, UserModels.AcceptEdit.Response.self,
    UserModels.Leave.Request.self, EditUserModels.PrepareForm.Request.self,
    EditUserModels.PrepareForm.Response.self, EditUserModels.PrepareForm.ViewModel.self,
    EditUserModels.SaveUser.Request.self, EditUserModels.SaveUser.Response.self,
    EditUserModels.SaveUser.ViewModel.self, EditUserModels.LeaveForm.Request.self,
    EditUserModels.LeaveForm.Response.self, EditUserModels.LeaveForm.ViewModel.self,
  ]

  @Test func `is a plain value that may cross threads and be compared`() {
    let others = Self.payloads.filter { type in
      type is AnyObject.Type || !(type is any (Hashable & Sendable).Type)
    }
    #expect(others.map { String(reflecting: $0) } == [])
  }

  @Test func `is nested in its use case by the document's name`() {
    let names = Self.payloads.map { String(reflecting: $0).split(separator: ".").last ?? "" }

    #expect(Set(names) == ["Request", "Response", "ViewModel"])
  }
}
