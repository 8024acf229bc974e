extension StandardLibrary {
  /// Functions and methods that lend something to a closure and return what the closure returns.
  static let lendingMethods: Set<String> = [
    "withLock", "withLockUnchecked", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBufferPointer",
    "withUnsafeMutableBufferPointer", "withExtendedLifetime", "withCString", "withUTF8",
    "withMemoryRebound", "autoreleasepool", "sync", "assumeIsolated",
  ]

  /// Members of libraries' types that are values of these types, by type.
  static let ownValues: [String: [String]] = [
    "Bundle": ["main"],
    "Calendar": ["current", "autoupdatingCurrent"],
    "CharacterSet": [
      "alphanumerics", "capitalizedLetters", "controlCharacters", "decimalDigits", "letters",
      "lowercaseLetters", "newlines", "punctuationCharacters", "symbols", "uppercaseLetters",
      "urlFragmentAllowed", "urlHostAllowed", "urlPathAllowed", "urlQueryAllowed",
      "urlUserAllowed", "whitespaces", "whitespacesAndNewlines",
    ],
    "Date": ["distantFuture", "distantPast", "now"],
    "DispatchQueue": ["main", "global"],
    "FileManager": ["default"],
    "Locale": ["current", "autoupdatingCurrent"],
    "NotificationCenter": ["default"],
    "OperationQueue": ["main"],
    "ProcessInfo": ["processInfo"],
    "TimeZone": ["current", "autoupdatingCurrent", "gmt"],
    "UIApplication": ["shared"],
    "UIDevice": ["current"],
    "UIPasteboard": ["general"],
    "UIScreen": ["main"],
    "URLCache": ["shared"],
    "URLSession": ["shared"],
    "URLSessionConfiguration": ["default", "ephemeral"],
    "UnsafeMutableBufferPointer": ["allocate"],
    "UnsafeMutablePointer": ["allocate"],
    "UnsafeMutableRawBufferPointer": ["allocate"],
    "UnsafeMutableRawPointer": ["allocate"],
    "UserDefaults": ["standard"],
  ]
}
