extension Mutation {
  /// Breaks of the Rick and Morty app's views and contracts.
  static let rickAndMortyUI: [Mutation] = [
    Mutation(
      .rickAndMorty,
      "a view asks a use case",
      breaks: "R1",
      "R16",
      "R18",
      patch: """
        == RickAndMorty/Features/Home/UI/HomePlainView.swift
         private let presenter: any HomePresenterProtocol
        +private var fetchCharacters:
        +  (any FetchCharactersUseCaseProtocol)? // ✗ dependency FetchCharactersUseCaseProtocol
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view loads its picture",
      breaks: "R1",
      "R9",
      patch: """
        == RickAndMorty/Features/Detail/UI/DetailViewController+UIKit.swift
        -if data.image != nil { presenter.didRequestImage() }
        +if let address = data.image?.value, let url = URL(string: address) {
        +  let load = URLSession.shared.dataTask(with: url) { [weak self] bytes, _, _ in // ✗ import URLSession
        +    guard let bytes else { return }
        +    Task { @MainActor in self?.picture.show(pictureFrom: bytes) }
        +  }
        +  load.resume()
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view is handed an entity",
      breaks: "R1",
      "R13",
      patch: """
        == RickAndMorty/Features/Detail/UI/DetailPlainView.swift
         /// Plain text has no place for pictures, and asks for none.
        +func show(_ character: RMCharacterResponse) { // ✗ dependency RMCharacterResponse
        +  finish(.lines([character.name])) // ✗ dependency RMCharacterResponse
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view chooses among characters",
      breaks: "R1",
      "R13",
      patch: """
        == RickAndMorty/Features/Home/UI/HomePlainView.swift
         /// Takes the rows.
        +func updateView(with characters: [RMCharacterResponse]) { // ✗ dependency RMCharacterResponse
        +  let named = characters
        +    .filter { !$0.name.isEmpty } // ✗ business-logic RMCharacterResponse ✗ dependency RMCharacterResponse
        +  finish(.lines(named.map(\\.name))) // ✗ dependency RMCharacterResponse
        +}
        +
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view's protocol carries an entity",
      breaks: "R13",
      patch: """
        == RickAndMorty/Features/Home/Contracts/HomeContracts.swift
         func updateView(with items: [HomeViewItem])
        +func show(_ characters: [RMCharacterResponse]) // ✗ leak RMCharacterResponse
        == RickAndMorty/Features/Home/UI/HomePlainView.swift
        -/// Takes the rows.
        +func show(_ characters: [RMCharacterResponse]) {} // ✗ dependency RMCharacterResponse
        +
        +/// Takes the rows.
        == RickAndMorty/Features/Home/UI/HomeViewController.swift
        -/// Shows these rows in place of all others (R16).
        +func show(_ characters: [RMCharacterResponse]) {} // ✗ dependency RMCharacterResponse
        +
        +/// Shows these rows in place of all others (R16).
        == RickAndMorty/Features/Home/UI/HomeViewController+UIKit.swift
        -/// Shows these rows in place of all others (R16).
        +func show(_ characters: [RMCharacterResponse]) {} // ✗ dependency RMCharacterResponse
        +
        +/// Shows these rows in place of all others (R16).
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view holds its presenter without a protocol",
      breaks: "R1",
      "R12",
      patch: """
        == RickAndMorty/Features/Detail/UI/DetailPlainView.swift
        -private let presenter: any DetailPresenterProtocol
        +private let presenter: DetailPresenter // ✗ dependency DetailPresenter
        == RickAndMorty/Features/Detail/UI/DetailPlainView.swift
        -init(presenter: any DetailPresenterProtocol) {
        +init(presenter: DetailPresenter) { // ✗ dependency DetailPresenter
        == RickAndMorty/Features/Detail/UI/DetailPlainView.swift
        -presenter.viewDidLoad()
        +presenter.viewDidLoad() // ✗ dependency DetailPresenter
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view pushes the next screen",
      breaks: "R5",
      "R17",
      patch: """
        == RickAndMorty/Features/Home/UI/HomeViewController+UIKit.swift
        -presenter.didSelect(index: indexPath.row)
        +let detail = UIViewController()
        +detail.title = items[indexPath.row].name
        +navigationController?
        +  .pushViewController(detail, animated: true) // ✗ navigation pushViewController
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view's row comes from a XIB",
      breaks: "R8",
      patch: """
        == RickAndMorty/Features/Home/UI/HomeViewController+UIKit.swift
        -table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        +let nib = UINib(nibName: "CharacterCell", bundle: nil) // ✗ storyboard UINib
        +table.register(nib, forCellReuseIdentifier: Self.cell)
        """
    ),
    Mutation(
      .rickAndMorty,
      "a feature has no contracts",
      breaks: "R12",
      "R19",
      patch: """
        == RickAndMorty/Features/Export ✗ missing-part contracts
        == RickAndMorty/Features/Export/Contracts/ExportContracts.swift gone
        == RickAndMorty/Features/Export/Presentation/ExportPresenter.swift
        +@MainActor
        +protocol ExportViewProtocol: AnyObject { // ✗ misplaced ExportViewProtocol
        +  func updateView(with data: ExportViewData)
        +}
        +
        +@MainActor
        +protocol ExportPresenterProtocol: AnyObject { // ✗ misplaced ExportPresenterProtocol
        +  func viewDidLoad() async
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a presenter stands behind no protocol",
      breaks: "R12",
      patch: """
        == RickAndMorty/Features/Export/Presentation/ExportPresenter.swift
        -final class ExportPresenter: ExportPresenterProtocol {
        +final class ExportPresenter { // ✗ own-protocol ExportPresenter
        == RickAndMorty/Features/Export/UI/ExportPlainView.swift
        -private let presenter: any ExportPresenterProtocol
        +private let presenter: ExportPresenter // ✗ dependency ExportPresenter
        == RickAndMorty/Features/Export/UI/ExportPlainView.swift
        -init(presenter: any ExportPresenterProtocol) {
        +init(presenter: ExportPresenter) { // ✗ dependency ExportPresenter
        == RickAndMorty/Features/Export/UI/ExportPlainView.swift
         await presenter.viewDidLoad() // ✗ dependency ExportPresenter
        """
    ),
    Mutation(
      .rickAndMorty,
      "a feature shows another's rows",
      breaks: "R5",
      "R12",
      patch: """
        == RickAndMorty/Features/Detail/UI/DetailPicture.swift
         private var offset = 0
        +var origin: HomeViewItem? // ✗ feature-border HomeViewItem
        """
    ),
  ]
}
