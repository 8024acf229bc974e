extension StandardLibrary {
  /// What a library's type also is, all the way up: what extends these adds members to it.
  static let relatives: [String: [String]] = {
    var parents: [Substring: [Substring]] = [:]
    for line in kinship.split(separator: "\n") {
      let words = line.split(separator: " ")
      parents[words[0]] = Array(words.dropFirst())
    }
    var relatives: [String: [String]] = [:]
    for (type, direct) in parents {
      var found: [Substring] = []
      var open = direct
      while !open.isEmpty {
        let next = open.removeFirst()
        guard !found.contains(next) else { continue }
        found.append(next)
        open += parents[next] ?? []
      }
      relatives[String(type)] = found.map(String.init)
    }
    return relatives
  }()

  /// Protocols that no type conforms to unless it says so, or inherits from one that does.
  static let structuralProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection", "LazySequenceProtocol",
    "LazyCollectionProtocol", "StringProtocol", "DataProtocol", "SetAlgebra", "OptionSet",
    "IteratorProtocol", "AsyncSequence", "AdditiveArithmetic", "Numeric", "SignedNumeric",
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint",
    "BinaryFloatingPoint", "Strideable", "RawRepresentable",
  ]

  /// Types that may stand behind an enum's cases.
  static let rawTypes: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "UInt128", "Double", "Float", "Float16", "Float80",
    "CGFloat",
  ]

  /// Protocols that tuples and functions do not conform to.
  static let comparingProtocols: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Identifiable", "Encodable", "Decodable", "Codable",
    "Error", "CustomStringConvertible", "CaseIterable",
  ]

  /// A type and what it conforms to or inherits from directly; what that is in turn stands in its own line.
  private static let kinship = """
    Hashable Equatable
    Comparable Equatable
    Strideable Comparable
    Collection Sequence
    BidirectionalCollection Collection
    RandomAccessCollection BidirectionalCollection
    MutableCollection Collection
    RangeReplaceableCollection Collection
    LazySequenceProtocol Sequence
    LazyCollectionProtocol LazySequenceProtocol Collection
    StringProtocol BidirectionalCollection Hashable Comparable
    DataProtocol RandomAccessCollection
    SetAlgebra Equatable
    OptionSet SetAlgebra RawRepresentable
    AdditiveArithmetic Equatable
    Numeric AdditiveArithmetic
    SignedNumeric Numeric
    BinaryInteger Numeric Hashable Strideable
    FixedWidthInteger BinaryInteger
    SignedInteger BinaryInteger SignedNumeric
    UnsignedInteger BinaryInteger
    FloatingPoint SignedNumeric Hashable Strideable
    BinaryFloatingPoint FloatingPoint
    Array MutableCollection RangeReplaceableCollection RandomAccessCollection Hashable
    ArraySlice MutableCollection RangeReplaceableCollection RandomAccessCollection Hashable
    ContiguousArray MutableCollection RangeReplaceableCollection RandomAccessCollection Hashable
    Dictionary Collection Hashable
    Set SetAlgebra Collection Hashable
    String StringProtocol RangeReplaceableCollection
    Substring StringProtocol RangeReplaceableCollection
    Character Hashable Comparable
    Bool Hashable
    Data DataProtocol MutableCollection RangeReplaceableCollection Hashable
    Range RandomAccessCollection Hashable
    ClosedRange RandomAccessCollection Hashable
    LazySequence LazyCollectionProtocol RandomAccessCollection
    UnsafeBufferPointer RandomAccessCollection
    UnsafeMutableBufferPointer RandomAccessCollection MutableCollection
    UnsafeRawBufferPointer RandomAccessCollection
    UnsafeMutableRawBufferPointer RandomAccessCollection MutableCollection
    Int FixedWidthInteger SignedInteger
    Int8 FixedWidthInteger SignedInteger
    Int16 FixedWidthInteger SignedInteger
    Int32 FixedWidthInteger SignedInteger
    Int64 FixedWidthInteger SignedInteger
    Int128 FixedWidthInteger SignedInteger
    UInt FixedWidthInteger UnsignedInteger
    UInt8 FixedWidthInteger UnsignedInteger
    UInt16 FixedWidthInteger UnsignedInteger
    UInt32 FixedWidthInteger UnsignedInteger
    UInt64 FixedWidthInteger UnsignedInteger
    UInt128 FixedWidthInteger UnsignedInteger
    Double BinaryFloatingPoint
    Float BinaryFloatingPoint
    Float16 BinaryFloatingPoint
    Float80 BinaryFloatingPoint
    CGFloat BinaryFloatingPoint
    Date Hashable Comparable Strideable
    URL Hashable
    UUID Hashable Comparable
    Failure Error
    LocalizedError Error
    CustomNSError Error
    DecodingError Error
    EncodingError Error
    CancellationError Error
    URLError Error
    NSError Error NSObject
    XCTestCase XCTest
    UIViewController UIResponder
    UINavigationController UIViewController
    UITabBarController UIViewController
    UITableViewController UIViewController
    UICollectionViewController UIViewController
    UIResponder NSObject
    UIView UIResponder
    UIControl UIView
    UIButton UIControl
    UITextField UIControl
    UISwitch UIControl
    UILabel UIView
    UIImageView UIView
    UIStackView UIView
    UIScrollView UIView
    UITextView UIScrollView
    UITableView UIScrollView
    UICollectionView UIScrollView
    UITableViewCell UIView
    UICollectionReusableView UIView
    UICollectionViewCell UICollectionReusableView
    """
}
