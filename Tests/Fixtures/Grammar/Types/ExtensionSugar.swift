extension [Int] {}
extension [String: Int] {}
extension Int? {}
