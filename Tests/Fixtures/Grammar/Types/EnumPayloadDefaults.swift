enum Setting {
  case size(width: Int = 10, height: Int = defaultHeight)
  case named(_ name: String = "x")
}
