extension StandardLibrary {
  /// All names that a library's type brings along, by type: members, nested and associated types, generic parameters.
  ///
  /// It is read when a name is first asked for. Of a type that is not listed nothing is known.
  static let extents: [String: Set<String>] = {
    var own: [Substring: [Substring]] = [:]
    var last: Substring = ""
    for line in table.split(separator: "\n") {
      var words = line.split(separator: " ")
      if line.first != " " { last = words.removeFirst() }
      own[last, default: []] += words
    }
    var extents: [String: Set<String>] = [:]
    for type in own.keys {
      var names: Set<String> = []
      var open = [type]
      while let next = open.popLast() {
        for word in own[next] ?? [] {
          if word.first == "<" { open.append(word.dropFirst()) } else { names.insert(String(word)) }
        }
      }
      extents[String(type)] = names
    }
    return extents
  }()

  /// A type, `<` before each type whose names it has too, and its own names; a type begins at the margin.
  private static let table = """
    Actor assertIsolated assumeIsolated preconditionIsolated unownedExecutor withSerialExecutor
    AdditiveArithmetic zero
    Array <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
      <Encodable <ExpressibleByArrayLiteral <Hashable <MutableDataProtocol DecodingConfiguration
      EncodingConfiguration capacity mutableSpan span withUnsafeBufferPointer
      withUnsafeMutableBufferPointer withUnsafeMutableBytes
    ArraySlice <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable
      <CustomStringConvertible <DataProtocol <ExpressibleByArrayLiteral <Hashable <MutableCollection
      <RangeReplaceableCollection capacity mutableSpan span withUnsafeBufferPointer
      withUnsafeMutableBufferPointer withUnsafeMutableBytes
    AsyncIteratorProtocol Element Failure next
    AsyncSequence AsyncIterator Element Failure allSatisfy compactMap contains drop dropFirst filter
      first flatMap makeAsyncIterator map max min prefix reduce
    AsyncStream <AsyncSequence Continuation Iterator makeStream
    AsyncThrowingStream <AsyncSequence Continuation Iterator makeStream
    BidirectionalCollection <Collection difference firstMatch last lastIndex matches popLast
      prefixMatch removeLast wholeMatch
    BinaryFloatingPoint <ExpressibleByFloatLiteral <FloatingPoint RawExponent RawSignificand binade
      exponentBitCount exponentBitPattern random significandBitCount significandBitPattern
      significandWidth
    BinaryInteger <CustomStringConvertible <Hashable <Numeric <Strideable Words bitWidth isMultiple
      isSigned quotientAndRemainder signum trailingZeroBitCount words
    Bool <CustomReflectable <Encodable <ExpressibleByBooleanLiteral <Hashable
      <LosslessStringConvertible customPlaygroundQuickLook random toggle
    Calendar <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Encodable
      <Hashable Component Identifier MatchingPolicy RecurrenceRule ReferenceType RepeatedTimePolicy
      SearchDirection autoupdatingCurrent compare component current date dateComponents dateInterval
      dateIntervalOfWeekend dates enumerateDates firstWeekday identifier isDate isDateInToday
      isDateInTomorrow isDateInWeekend isDateInYesterday locale maximumRange minimumDaysInFirstWeek
      minimumRange nextDate nextWeekend ordinality range startOfDay timeZone
    CaseIterable AllCases allCases
    Character <CustomDebugStringConvertible <CustomReflectable
      <ExpressibleByExtendedGraphemeClusterLiteral <Hashable <LosslessStringConvertible
      <TextOutputStreamable UTF16View UTF8View UnicodeScalarView asciiValue
      customPlaygroundQuickLook hexDigitValue isASCII isCased isCurrencySymbol isHexDigit isLetter
      isLowercase isMathSymbol isNewline isNumber isPunctuation isSymbol isUppercase isWhitespace
      isWholeNumber lowercased unicodeScalars uppercased utf16 utf8 wholeNumberValue
    CharacterSet <CustomDebugStringConvertible <CustomStringConvertible <Encodable <Hashable
      <SetAlgebra ReferenceType alphanumerics bitmapRepresentation capitalizedLetters
      controlCharacters decimalDigits decomposables hasMember illegalCharacters invert inverted
      letters lowercaseLetters newlines nonBaseCharacters punctuationCharacters symbols
      uppercaseLetters urlFragmentAllowed urlHostAllowed urlPasswordAllowed urlPathAllowed
      urlQueryAllowed urlUserAllowed whitespaces whitespacesAndNewlines
    Clock Duration Instant continuous measure minimumResolution now sleep suspending
    ClosedRange <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Encodable
      <Hashable <RandomAccessCollection Bound clamped lowerBound overlaps relative upperBound
    CodingKey <CustomDebugStringConvertible <CustomStringConvertible intValue stringValue
    Collection <Sequence Index IndexDistance Indices SubSequence distance endIndex firstIndex
      firstRange formIndex index indices isEmpty popFirst randomElement ranges removeFirst
      removingSubranges startIndex trimPrefix trimmingPrefix
    CollectionOfOne <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable
      <MutableCollection <RandomAccessCollection mutableSpan span
    Comparable
    ContiguousArray <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable
      <CustomStringConvertible <Encodable <ExpressibleByArrayLiteral <Hashable <MutableDataProtocol
      capacity mutableSpan span withUnsafeBufferPointer withUnsafeMutableBufferPointer
      withUnsafeMutableBytes
    ContiguousBytes withUnsafeBytes
    CustomDebugStringConvertible debugDescription
    CustomReflectable customMirror
    CustomStringConvertible description
    Data <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
      <Encodable <Hashable <MutableDataProtocol Base64DecodingOptions Base64EncodingOptions
      Deallocator ReadingOptions SearchOptions WritingOptions advanced base64EncodedData
      base64EncodedString bytes enumerateBytes formatted mutableBytes mutableSpan range span subdata
      withUnsafeMutableBytes write
    DataProtocol <RandomAccessCollection Regions copyBytes lastRange regions
    Date <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Encodable
      <Hashable <Strideable ISO8601Format ISO8601FormatStyle addTimeInterval addingTimeInterval
      compare distantFuture distantPast formatted now playgroundDescription
      timeIntervalBetween1970AndReferenceDate timeIntervalSince timeIntervalSince1970
      timeIntervalSinceNow timeIntervalSinceReferenceDate
    DateComponents <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
      <Encodable <Hashable ISO8601FormatStyle ReferenceType calendar date day dayOfYear era
      formatted hour isLeapMonth isRepeatedDay isValidDate minute month nanosecond quarter second
      setValue timeZone value weekOfMonth weekOfYear weekday weekdayOrdinal year yearForWeekOfYear
    Decimal <CustomStringConvertible <Encodable <ExpressibleByFloatLiteral <Hashable <SignedNumeric
      <Strideable CalculationError RoundingMode add divide exponent floatingPointClass
      greatestFiniteMagnitude isCanonical isEqual isFinite isInfinite isLess isLessThanOrEqualTo
      isNaN isNormal isSignMinus isSignaling isSignalingNaN isSubnormal isTotallyOrdered isZero
      leastFiniteMagnitude leastNonzeroMagnitude leastNormalMagnitude multiply nan nextDown nextUp
      pi quietNaN radix sign significand subtract ulp
    Decodable
    Decoder codingPath container singleValueContainer unkeyedContainer userInfo
    DecodingError <CustomDebugStringConvertible Context dataCorrupted dataCorruptedError
      errorDescription failureReason helpAnchor keyNotFound localizedDescription recoverySuggestion
      typeMismatch valueNotFound
    Dictionary <Collection <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
      <Encodable <ExpressibleByDictionaryLiteral <Hashable Keys Values capacity compactMapValues
      keys mapValues merge merging remove removeAll removeValue reserveCapacity updateValue values
    Double <BinaryFloatingPoint <CustomDebugStringConvertible <CustomReflectable <Encodable
      <LosslessStringConvertible <TextOutputStreamable SIMD16Storage SIMD2Storage SIMD32Storage
      SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar bitPattern customPlaygroundQuickLook
    Duration <CustomStringConvertible <DurationProtocol <Encodable <Hashable attoseconds components
      microseconds milliseconds nanoseconds seconds
    DurationProtocol <AdditiveArithmetic
    EmptyCollection <ContiguousBytes <DataProtocol <MutableCollection
    Encodable encode
    Encoder codingPath container singleValueContainer unkeyedContainer userInfo
    EncodingError <CustomDebugStringConvertible Context errorDescription failureReason helpAnchor
      invalidValue localizedDescription recoverySuggestion
    Equatable
    Executor enqueue
    ExpressibleByArrayLiteral ArrayLiteralElement
    ExpressibleByBooleanLiteral BooleanLiteralType
    ExpressibleByDictionaryLiteral Key Value
    ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByUnicodeScalarLiteral
      ExtendedGraphemeClusterLiteralType
    ExpressibleByFloatLiteral FloatLiteralType
    ExpressibleByIntegerLiteral IntegerLiteralType
    ExpressibleByNilLiteral
    ExpressibleByStringInterpolation <ExpressibleByStringLiteral StringInterpolation
    ExpressibleByStringLiteral <ExpressibleByExtendedGraphemeClusterLiteral StringLiteralType
    ExpressibleByUnicodeScalarLiteral UnicodeScalarLiteralType
    FixedWidthInteger <BinaryInteger <LosslessStringConvertible addingReportingOverflow bigEndian
      byteSwapped dividedReportingOverflow dividingFullWidth leadingZeroBitCount littleEndian max
      min multipliedFullWidth multipliedReportingOverflow nonzeroBitCount random
      remainderReportingOverflow subtractingReportingOverflow
    Float <BinaryFloatingPoint <CustomDebugStringConvertible <CustomReflectable <Encodable
      <LosslessStringConvertible <TextOutputStreamable SIMD16Storage SIMD2Storage SIMD32Storage
      SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar bitPattern customPlaygroundQuickLook
    FloatingPoint <Hashable <SignedNumeric <Strideable Exponent addProduct addingProduct exponent
      floatingPointClass formRemainder formSquareRoot formTruncatingRemainder
      greatestFiniteMagnitude infinity isCanonical isEqual isFinite isInfinite isLess
      isLessThanOrEqualTo isNaN isNormal isSignalingNaN isSubnormal isTotallyOrdered isZero
      leastNonzeroMagnitude leastNormalMagnitude maximum maximumMagnitude minimum minimumMagnitude
      nan nextDown nextUp pi radix remainder round rounded sign signalingNaN significand squareRoot
      truncatingRemainder ulp ulpOfOne
    GlobalActor ActorType assertIsolated preconditionIsolated shared sharedUnownedExecutor
    Hashable hash hashValue
    Identifiable ID id
    IndexPath <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Encodable
      <ExpressibleByArrayLiteral <Hashable <MutableCollection <RandomAccessCollection ReferenceType
      append appending formatted
    IndexSet <BidirectionalCollection <CustomDebugStringConvertible <CustomReflectable
      <CustomStringConvertible <Encodable <Hashable <SetAlgebra RangeView ReferenceType
      filteredIndexSet formatted indexRange integerGreaterThan integerGreaterThanOrEqualTo
      integerLessThan integerLessThanOrEqualTo intersects rangeView removeAll shift
    InstantProtocol <Hashable Duration advanced duration
    Int <CustomReflectable <Encodable <FixedWidthInteger <SignedInteger SIMD16Storage SIMD2Storage
      SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar codingKey
      customPlaygroundQuickLook formatted
    Int16 <CustomReflectable <Encodable <FixedWidthInteger <SignedInteger SIMD16Storage SIMD2Storage
      SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar customPlaygroundQuickLook
      formatted
    Int32 <CustomReflectable <Encodable <FixedWidthInteger <SignedInteger SIMD16Storage SIMD2Storage
      SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar customPlaygroundQuickLook
      formatted
    Int64 <CustomReflectable <Encodable <FixedWidthInteger <SignedInteger SIMD16Storage SIMD2Storage
      SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar customPlaygroundQuickLook
      formatted
    Int8 <CustomReflectable <Encodable <FixedWidthInteger <SignedInteger SIMD16Storage SIMD2Storage
      SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar customPlaygroundQuickLook
      formatted
    IteratorProtocol Element next
    JSONDecoder DataDecodingStrategy DateDecodingStrategy KeyDecodingStrategy
      NonConformingFloatDecodingStrategy allowsJSON5 assumesTopLevelDictionary dataDecodingStrategy
      dateDecodingStrategy decode keyDecodingStrategy nonConformingFloatDecodingStrategy userInfo
    JSONEncoder DataEncodingStrategy DateEncodingStrategy KeyEncodingStrategy
      NonConformingFloatEncodingStrategy OutputFormatting dataEncodingStrategy dateEncodingStrategy
      encode keyEncodingStrategy nonConformingFloatEncodingStrategy outputFormatting userInfo
    KeyedDecodingContainer <KeyedDecodingContainerProtocol K
    KeyedDecodingContainerProtocol Key allKeys codingPath contains decode decodeIfPresent decodeNil
      nestedContainer nestedUnkeyedContainer superDecoder
    KeyedEncodingContainer <KeyedEncodingContainerProtocol K
    KeyedEncodingContainerProtocol Key codingPath encode encodeConditional encodeIfPresent encodeNil
      nestedContainer nestedUnkeyedContainer superEncoder
    LazyCollectionProtocol <Collection <LazySequenceProtocol
    LazySequenceProtocol <Sequence Elements elements
    Locale <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Encodable
      <Hashable Collation Components Currency HourCycle IdentifierType Language LanguageCode
      LanguageDirection MeasurementSystem NumberingSystem Region Script Subdivision Variant Weekday
      alternateQuotationBeginDelimiter alternateQuotationEndDelimiter autoupdatingCurrent
      availableNumberingSystems calendar canonicalIdentifier canonicalLanguageIdentifier
      characterDirection collation collationIdentifier collatorIdentifier components currency
      currencyCode currencySymbol current decimalSeparator firstDayOfWeek groupingSeparator
      hourCycle identifier isoCurrencyCodes isoLanguageCodes isoRegionCodes language languageCode
      lineDirection localizedString measurementSystem numberingSystem preferredLanguages
      preferredLocales quotationBeginDelimiter quotationEndDelimiter region regionCode scriptCode
      subdivision timeZone usesMetricSystem variant variantCode
    LosslessStringConvertible <CustomStringConvertible
    Mirror <CustomReflectable <CustomStringConvertible AncestorRepresentation Child Children
      DisplayStyle children descendant displayStyle subjectType superclassMirror
    MutableSpan bytes count extracting indices isEmpty mutableBytes span swapAt update
      withUnsafeBufferPointer withUnsafeBytes withUnsafeMutableBufferPointer withUnsafeMutableBytes
    MutableCollection <Collection moveSubranges partition removeSubranges reverse shuffle sort
      swapAt withContiguousMutableStorageIfAvailable
    MutableDataProtocol <DataProtocol <MutableCollection <RangeReplaceableCollection resetBytes
    Numeric <AdditiveArithmetic <ExpressibleByIntegerLiteral Magnitude magnitude
    OptionSet <RawRepresentable <SetAlgebra
    Optional <CustomDebugStringConvertible <CustomReflectable <Encodable <Hashable
      DecodingConfiguration EncodingConfiguration Wrapped flatMap map none some take
      unsafelyUnwrapped
    OutputSpan append capacity count edit finalize freeCapacity indices isEmpty isFull mutableSpan
      removeAll removeLast span swapAt withUnsafeMutableBufferPointer
    PartialRangeFrom <Encodable <Sequence Bound lowerBound relative
    PartialRangeThrough <Encodable Bound contains relative upperBound
    PartialRangeUpTo <Encodable Bound contains relative upperBound
    RandomAccessCollection <BidirectionalCollection
    RandomNumberGenerator next
    Range <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Encodable
      <Hashable <RandomAccessCollection Bound clamped isValid lowerBound overlaps relative
      upperBound
    RangeReplaceableCollection <Collection append applying insert popLast remove removeAll
      removeLast removeSubrange removeSubranges replace replaceSubrange replacing reserveCapacity
    RawSpan byteCount byteOffsets extracting isEmpty isIdentical unsafeLoad unsafeLoadUnaligned view
      withUnsafeBytes
    RawRepresentable RawValue codingKey encode hash hashValue rawValue
    Result <Hashable Failure Success failure flatMap flatMapError get map mapError success
    Sequence Element Iterator allSatisfy compactMap compare contains count drop dropFirst dropLast
      elementsEqual enumerated filter first flatMap forEach joined lazy lexicographicallyPrecedes
      makeIterator map max min prefix reduce reversed shuffled sorted split starts suffix
      underestimatedCount withContiguousStorageIfAvailable
    SerialExecutor <Executor asUnownedSerialExecutor assertIsolated checkIsolated
      isIsolatingCurrentContext isMainExecutor isSameExclusiveExecutionContext preconditionIsolated
    Set <Collection <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
      <Encodable <Hashable <SetAlgebra capacity removeAll reserveCapacity
    SetAlgebra <ExpressibleByArrayLiteral Element contains formIntersection formSymmetricDifference
      formUnion insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset
      isSuperset remove subtract subtracting symmetricDifference union update
    SignedInteger <BinaryInteger <SignedNumeric dividingFullWidth max min
    SignedNumeric <Numeric negate
    SingleValueDecodingContainer codingPath decode decodeNil
    SingleValueEncodingContainer codingPath encode encodeNil
    Span <ContiguousBytes bytes count extracting indices isEmpty isIdentical withUnsafeBufferPointer
      withUnsafeBytes
    Strideable Stride advanced distance
    String <CustomDebugStringConvertible <CustomReflectable <Encodable <RangeReplaceableCollection
      <StringProtocol CharacterView CompareOptions Encoding EncodingConversionOptions
      EnumerationOptions UnicodeScalarIndex availableStringEncodings characters codingKey
      customPlaygroundQuickLook decodeCString defaultCStringEncoding isContiguousUTF8 localizedName
      localizedStringWithFormat makeContiguousUTF8 utf8CString utf8Span withMutableCharacters
      withUTF8
    StringProtocol <BidirectionalCollection <ExpressibleByStringInterpolation <Hashable
      <LosslessStringConvertible <TextOutputStream <TextOutputStreamable UTF16View UTF8View
      UnicodeScalarView addingPercentEncoding appending appendingFormat cString canBeConverted
      capitalized caseInsensitiveCompare commonPrefix completePath components data
      decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping enumerateLines
      enumerateSubstrings fastestEncoding folding getBytes getCString getLineStart getParagraphStart
      hasPrefix hasSuffix lengthOfBytes lineRange localizedCaseInsensitiveCompare
      localizedCaseInsensitiveContains localizedCompare localizedStandardCompare
      localizedStandardContains localizedStandardRange lowercased maximumLengthOfBytes padding
      paragraphRange precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping
      range rangeOfCharacter rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences
      removingPercentEncoding replacingCharacters replacingOccurrences smallestEncoding substring
      trimmingCharacters unicodeScalars uppercased utf16 utf8 withCString
    Substring <CustomDebugStringConvertible <CustomReflectable <RangeReplaceableCollection
      <StringProtocol CharacterView base characters customPlaygroundQuickLook isContiguousUTF8
      makeContiguousUTF8 utf8Span withMutableCharacters withUTF8
    Task <Hashable CancellationError Failure Group Handle Priority Success basePriority cancel
      checkCancellation currentPriority detached escalatePriority get getResult immediate
      immediateDetached isCancelled name result runDetached sleep suspend value
      withCancellationHandler withGroup yield
    TaskGroup <AsyncSequence ChildTaskResult Iterator add addImmediateTask
      addImmediateTaskUnlessCancelled addTask addTaskUnlessCancelled async asyncUnlessCancelled
      cancelAll isCancelled isEmpty next spawn spawnUnlessCancelled waitForAll
    TextOutputStream write
    TextOutputStreamable write
    ThrowingTaskGroup <AsyncSequence ChildTaskResult Iterator add addImmediateTask
      addImmediateTaskUnlessCancelled addTask addTaskUnlessCancelled async asyncUnlessCancelled
      cancelAll isCancelled isEmpty next nextResult spawn spawnUnlessCancelled waitForAll
    TimeZone <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Encodable
      <Hashable NameStyle ReferenceType abbreviation abbreviationDictionary autoupdatingCurrent
      current daylightSavingTimeOffset gmt identifier isDaylightSavingTime localizedName
      nextDaylightSavingTimeTransition secondsFromGMT
    UInt <CustomReflectable <Encodable <FixedWidthInteger <UnsignedInteger SIMD16Storage
      SIMD2Storage SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar
      customPlaygroundQuickLook formatted
    UInt16 <CustomReflectable <Encodable <FixedWidthInteger <UnsignedInteger SIMD16Storage
      SIMD2Storage SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar
      customPlaygroundQuickLook formatted
    UInt32 <CustomReflectable <Encodable <FixedWidthInteger <UnsignedInteger SIMD16Storage
      SIMD2Storage SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar
      customPlaygroundQuickLook formatted
    UInt64 <CustomReflectable <Encodable <FixedWidthInteger <UnsignedInteger SIMD16Storage
      SIMD2Storage SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar
      customPlaygroundQuickLook formatted
    UInt8 <CustomReflectable <Encodable <FixedWidthInteger <UnsignedInteger SIMD16Storage
      SIMD2Storage SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar
      customPlaygroundQuickLook formatted
    URL <CustomDebugStringConvertible <CustomStringConvertible <Encodable <Hashable DirectoryHint
      ReferenceType Template absoluteString absoluteURL append appendPathComponent
      appendPathExtension appending appendingPathComponent appendingPathExtension baseURL
      checkResourceIsReachable currentDirectory dataRepresentation deleteLastPathComponent
      deletePathExtension deletingLastPathComponent deletingPathExtension fragment hasDirectoryPath
      homeDirectory host isFileURL lastPathComponent password path pathComponents pathExtension
      playgroundDescription port query relativePath relativeString removeAllCachedResourceValues
      removeCachedResourceValue resolveSymlinksInPath resolvingSymlinksInPath resourceValues scheme
      setResourceValues setTemporaryResourceValue standardize standardized standardizedFileURL
      temporaryDirectory user withUnsafeFileSystemRepresentation
    URLComponents <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
      <Encodable <Hashable ReferenceType encodedHost fragment host password path
      percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath
      percentEncodedQuery percentEncodedQueryItems percentEncodedUser port query queryItems
      rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme
      rangeOfUser scheme string url user
    URLQueryItem <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Hashable
      name value
    UUID <CustomReflectable <CustomStringConvertible <Encodable <Hashable debugDescription random
      uuid uuidString
    Unicode ASCII CanonicalCombiningClass Encoding GeneralCategory NumericType ParseResult Parser
      Scalar UTF16 UTF32 UTF8 Version
    UnkeyedDecodingContainer codingPath count currentIndex decode decodeIfPresent decodeNil isAtEnd
      nestedContainer nestedUnkeyedContainer superDecoder
    UnkeyedEncodingContainer codingPath count encode encodeConditional encodeNil nestedContainer
      nestedUnkeyedContainer superEncoder
    UnsafeBufferPointer <ContiguousBytes <CustomDebugStringConvertible <DataProtocol baseAddress
      deallocate extracting span withMemoryRebound
    UnsafeMutableBufferPointer <ContiguousBytes <CustomDebugStringConvertible <MutableCollection
      <RandomAccessCollection allocate assign baseAddress deallocate deinitialize
      deinitializeElement extracting initialize initializeElement moveElement moveInitialize
      moveUpdate mutableSpan span update withMemoryRebound
    UnsafeMutablePointer <CustomDebugStringConvertible <CustomReflectable <Hashable <Strideable
      Distance Pointee allocate assign customPlaygroundQuickLook deallocate deinitialize initialize
      move moveAssign moveInitialize moveUpdate pointee pointer predecessor successor update
      withMemoryRebound
    UnsafeMutableRawBufferPointer <ContiguousBytes <CustomDebugStringConvertible <MutableCollection
      <RandomAccessCollection allocate assumingMemoryBound baseAddress bindMemory bytes copyBytes
      copyMemory deallocate initializeMemory load loadUnaligned moveInitializeMemory mutableBytes
      storeBytes withMemoryRebound
    UnsafeMutableRawPointer <CustomDebugStringConvertible <CustomReflectable <Hashable <Strideable
      Pointee alignedDown alignedUp allocate assumingMemoryBound bindMemory copyBytes copyMemory
      customPlaygroundQuickLook deallocate initializeMemory load loadUnaligned moveInitializeMemory
      predecessor storeBytes successor withMemoryRebound
    UnsafePointer <CustomDebugStringConvertible <CustomReflectable <Hashable <Strideable Distance
      Pointee customPlaygroundQuickLook deallocate pointee pointer predecessor successor
      withMemoryRebound
    UnsafeRawBufferPointer <ContiguousBytes <CustomDebugStringConvertible <DataProtocol
      assumingMemoryBound baseAddress bindMemory bytes deallocate load loadUnaligned
      withMemoryRebound
    UnsafeRawPointer <CustomDebugStringConvertible <CustomReflectable <Hashable <Strideable Pointee
      alignedDown alignedUp assumingMemoryBound bindMemory customPlaygroundQuickLook deallocate load
      loadUnaligned predecessor successor withMemoryRebound
    UnsignedInteger <BinaryInteger dividingFullWidth max min
    NSObject accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits
      accessibilityValue addObserver awakeFromNib copy debugDescription description didChangeValue
      hash isAccessibilityElement isEqual isKind isMember isProxy mutableCopy observe perform
      removeObserver responds setValue superclass value willChangeValue zone
    XCTestCase <NSObject add addTeardownBlock addUIInterruptionMonitor continueAfterFailure
      defaultMeasureOptions defaultMetrics defaultPerformanceMetrics defaultTestSuite
      executionTimeAllowance expectation fulfillment invocation invokeTest
      keyValueObservingExpectation measure measureMetrics name nestedWaiter perform record
      recordFailure removeUIInterruptionMonitor run runsForEachTargetApplicationUIConfiguration
      setUp setUpWithError startMeasuring stopMeasuring tearDown tearDownWithError testCaseCount
      testInvocations testRun testRunClass wait waitForExpectations waiter
    """
}
