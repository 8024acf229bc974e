final class ListPresenter: ListPresentationLogic {
  weak var view: (any ListDisplayLogic)?
  private let router: ListRouting
  init(router: some ListRouting) { self.router = router }
  func present(_ response: List.Load.Response) {
    let rows = response.items.map { List.Load.ViewModel.Row(title: $0.name, kind: .plain) }
    view?.display(.init(rows: rows, state: rows.isEmpty ? .empty : .filled))
  }
}
