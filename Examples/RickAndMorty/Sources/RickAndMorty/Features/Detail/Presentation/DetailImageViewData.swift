import Foundation

/// A picture's state, ready to be shown (R13).
enum DetailImageViewData: Hashable, Sendable {
  /// The picture is on its way.
  case working(String)
  /// The picture's bytes and a caption for a screen that shows no pictures.
  case picture(bytes: Data, caption: String)
  /// The picture could not be had.
  case failure(String)
}
