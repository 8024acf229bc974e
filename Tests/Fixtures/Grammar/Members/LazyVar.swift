class C {
  lazy var formatter = DateFormatter()
  lazy var view: UIView = {
    let view = UIView()
    view.isHidden = true
    return view
  }()
  private lazy var text: String = makeText()
}
