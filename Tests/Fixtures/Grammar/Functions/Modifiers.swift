public static func a() {}
@inlinable public func b() {}
final class C {
  @objc dynamic func d() {}
  @IBAction private func tapped(_ sender: Any?) {}
  nonisolated func e() {}
  @discardableResult func g() -> Int { 1 }
  optional func h()
}
