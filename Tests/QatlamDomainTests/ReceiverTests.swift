import QatlamTestSupport
import Testing

/// What stands before a dot tells which declaration the name behind it means.
@Suite("A receiver") struct ReceiverTests {
  private let inner = """
    == Domain/Gateways/NoteGateway.swift
    protocol NoteGateway { var size: Int { get }; func count() -> Int }
    == Domain/UseCases/ListNotes.swift
    struct ListNotes {
      let gateway: any NoteGateway
      var boxes: [ListNotes] { [] }
      subscript(name: String) -> NoteGateway? { nil }
      func current() -> NoteGateway? { gateway }
    }
    struct Box<Value> { let value: Value; func get() -> Value { value } }

    """

  @Test func `in parentheses, cast, or before a default is known`() async throws {
    try await expectEdges(
      inner + """
        == Presentation/ViewModels/NotesViewModel.swift
        final class NotesViewModel {
          private let list: ListNotes
          init(list: ListNotes) { self.list = list }
          func run(any: Any, other: ListNotes?) {
            print((list.gateway).size) // ✗ dependency NoteGateway
            print((any as? ListNotes)?.gateway.count() ?? 0) // ✗ dependency NoteGateway
            print((other ?? list).gateway.size) // ✗ dependency NoteGateway
            let found = (other ?? list)
            print(found.gateway.size) // ✗ dependency NoteGateway
            print(list["a"]?.count() ?? 0) // ✗ dependency NoteGateway
          }
        }
        """
    )
  }

  @Test func `with a generic argument hands out values of that type`() async throws {
    try await expectEdges(
      inner + """
        == Presentation/ViewModels/BoxViewModel.swift
        final class BoxViewModel {
          private let box: Box<ListNotes>
          init(box: Box<ListNotes>) { self.box = box }
          func run() {
            print(box.value.gateway.size) // ✗ dependency NoteGateway
            print(box.get().gateway.size) // ✗ dependency NoteGateway
          }
        }
        """
    )
  }

  @Test func `of the same type finds what another layer's file adds to it`() async throws {
    try await expectEdges(
      """
      == Domain/Entities/Note.swift
      struct Note { let title: String }
      == Data/Persistence/Note+Disk.swift
      extension Note {
        static let folder = "notes"
        var diskName: String { title }
        init(disk: Int) { self.init(title: "") }
        func write(disk: Int) {}
      }
      == Domain/UseCases/Note+Rules.swift
      extension Note {
        func rule() -> String {
          write(disk: 3) // ✗ dependency Note
          return Self.folder + self.diskName // ✗ dependency Note
        }
      }
      == Domain/UseCases/MakeNote.swift
      struct MakeNote {
        func run() -> Note { Note(disk: 3) } // ✗ dependency Note
        func plain() -> Note { Note(title: "") }
      }
      """
    )
  }

  @Test func `that is extended belongs to the ring further in, unless it lies further out`()
    async throws
  {
    try await expectEdges(
      """
      == Data/API/Vault.swift
      final class Vault {}
      == Domain/UseCases/Conform.swift
      protocol Counting {}
      extension Vault: Counting {} // ✗ dependency Vault
      == Domain/Entities/Note.swift
      struct Note {}
      == Data/API/Note+Wire.swift
      extension Note { var wire: String { "" } }
      """
    )
  }

  @Test func `chooses among overloads by labels`() async throws {
    try await expectEdges(
      """
      == Domain/Entities/Keep.swift
      func keep(note: Int) {}
      == Data/API/Keep.swift
      func keep(record: Int) {}
      == Domain/UseCases/KeepNote.swift
      struct KeepNote {
        func run() {
          keep(note: 1)
          keep(record: 2) // ✗ dependency keep
        }
      }
      """
    )
  }

  @Test func `of a default argument is not the parameter itself`() async throws {
    try await expectEdges(
      """
      == Data/API/Limits.swift
      let ceiling = 3
      == Domain/UseCases/Count.swift
      struct Count {
        func make(ceiling: Int = ceiling) -> Int { ceiling } // ✗ dependency ceiling
      }
      """
    )
  }
}
