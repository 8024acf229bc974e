/// Looks into a value for a stored part, where only the composition decides what it is.
func part(_ name: String, of value: Any) -> Any? {
  Mirror(reflecting: value).children.first { $0.label == name }?.value
}
