#if canImport(UIKit)
import UIKit

extension UIImageView {
  /// Shows a picture from its bytes, or a placeholder when the bytes are no picture.
  ///
  /// It loads nothing: bytes come from the presenter, never from a view (R1).
  func show(pictureFrom bytes: Data) {
    image = UIImage(data: bytes) ?? UIImage(systemName: "person.crop.square")
    contentMode = .scaleAspectFit
    clipsToBounds = true
    layer.cornerRadius = 12
  }
}
#endif
