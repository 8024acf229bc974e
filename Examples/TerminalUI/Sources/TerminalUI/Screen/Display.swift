/// Something that shows a canvas: a terminal, or a stand-in in a test.
@MainActor public protocol Display: AnyObject {
  /// The extent of the screen at this moment.
  var size: Size { get }

  /// Shows a picture in place of the one before; what does not fit is cut off.
  func show(_ canvas: Canvas)
}
