extension Array<Int> {}
extension Dictionary<String, Any>: Marker {}
