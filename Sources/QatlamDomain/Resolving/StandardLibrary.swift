/// What is known of Swift's and Apple's own libraries without their source.
///
/// Only names that decide between a declaration of the codebase and one of a library; taken from the libraries' documentation.
enum StandardLibrary {
  /// Free functions that apps overload.
  static let functions = words(
    """
    abs assert assertionFailure debugPrint dump fatalError getVaList isKnownUniquelyReferenced max min
    numericCast precondition preconditionFailure print readLine repeatElement sequence stride swap
    transcode type unsafeBitCast withExtendedLifetime withUnsafeBytes withUnsafePointer withVaList zip
    sqrt pow floor ceil round sin cos tan exp log sleep NSLocalizedString
    """
  )

  /// Types that libraries' types and protocols bring along: generic parameters, associated and nested types.
  static let broughtTypes = words(
    """
    Element Index Indices Iterator SubSequence Key Value Keys Values Wrapped Success Failure RawValue
    Bound Stride Magnitude Scalar UnicodeScalarView Output Input Body Content Label ID AllCases
    Configuration Context Coordinator UIViewType UIViewControllerType NSViewType Component Identifier
    Unit Options Encoding Representable Storage Base Instance Words ArrayLiteralElement
    StringLiteralType IntegerLiteralType Subject ObjectWillChangePublisher Priority Cache Layout
    AnimatableData Item Section Result
    """
  )

  /// Types that a type gets by inheriting from a library's type or protocol, by its name.
  static let inheritedTypes: [String: Set<String>] = [
    "View": words("Body"),
    "App": words("Body"),
    "Scene": words("Body"),
    "ViewModifier": words("Body Content"),
    "UIViewRepresentable": words("Context Coordinator UIViewType Body"),
    "UIViewControllerRepresentable": words("Context Coordinator UIViewControllerType Body"),
    "ButtonStyle": words("Configuration Body"),
    "PreferenceKey": words("Value"),
    "EnvironmentKey": words("Value"),
    "Identifiable": words("ID"),
    "Hashable": [],
    "CaseIterable": words("AllCases"),
    "RawRepresentable": words("RawValue"),
    "CustomStringConvertible": [],
    "CustomDebugStringConvertible": [],
    "NSObject": [],
    "UIResponder": [],
    "UIView": [],
    "UIViewController": [],
    "UITableViewCell": words("CellStyle SelectionStyle AccessoryType EditingStyle"),
    "String": words("RawValue Index"),
    "Int": words("RawValue"),
  ]

  /// Types and protocols that bring no members and no types that an unqualified name could mean.
  static let markers = words(
    """
    Sendable Equatable Error AnyObject Codable Decodable Encodable Comparable Copyable Escapable
    BitwiseCopyable LocalizedError CustomNSError NSCoding ExpressibleByStringLiteral
    ExpressibleByArrayLiteral UITableViewDelegate UITableViewDataSource UICollectionViewDelegate
    UICollectionViewDataSource UIScrollViewDelegate UITextFieldDelegate ObservableObject
    """
  )

  /// Members that libraries' types bring along, by type; a type that is not listed may bring anything.
  static let members: [String: Set<String>] = [
    "Hashable": words("hashValue hash"),
    "CustomStringConvertible": words("description"),
    "CustomDebugStringConvertible": words("debugDescription"),
    "Identifiable": words("id"),
    "CaseIterable": words("allCases"),
    "RawRepresentable": words("rawValue"),
    "String": words("rawValue"),
    "Int": words("rawValue"),
    "NSObject": objectMembers,
    "UIResponder": objectMembers.union(responderMembers),
    "UIView": objectMembers.union(responderMembers).union(viewMembers),
    "UIViewController": objectMembers.union(responderMembers).union(controllerMembers),
  ]

  private static let objectMembers = words(
    """
    description debugDescription hash superclass isEqual copy mutableCopy perform responds value
    setValue isKind isMember isProxy zone observe addObserver removeObserver willChangeValue
    didChangeValue awakeFromNib accessibilityLabel accessibilityIdentifier accessibilityHint
    isAccessibilityElement accessibilityTraits accessibilityValue
    """
  )

  private static let responderMembers = words(
    """
    next isFirstResponder canBecomeFirstResponder becomeFirstResponder resignFirstResponder
    touchesBegan touchesMoved touchesEnded touchesCancelled inputView inputAccessoryView undoManager
    reloadInputViews userActivity keyCommands
    """
  )

  private static let viewMembers = words(
    """
    frame bounds center transform alpha isHidden backgroundColor tintColor subviews superview window
    layer tag isUserInteractionEnabled contentMode clipsToBounds isOpaque addSubview insertSubview
    removeFromSuperview bringSubviewToFront sendSubviewToBack setNeedsLayout layoutIfNeeded
    setNeedsDisplay layoutSubviews sizeToFit sizeThatFits draw constraints addConstraint
    addConstraints removeConstraint topAnchor bottomAnchor leadingAnchor trailingAnchor leftAnchor
    rightAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor safeAreaLayoutGuide
    safeAreaInsets layoutMargins layoutMarginsGuide addGestureRecognizer removeGestureRecognizer
    gestureRecognizers convert hitTest point traitCollection translatesAutoresizingMaskIntoConstraints
    intrinsicContentSize invalidateIntrinsicContentSize snapshotView animate setContentHuggingPriority
    """
  )

  private static let controllerMembers = words(
    """
    view title loadView viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
    viewDidLayoutSubviews present dismiss show showDetailViewController performSegue prepare
    navigationController navigationItem tabBarController tabBarItem splitViewController parent
    children addChild removeFromParent didMove willMove presentedViewController
    presentingViewController modalPresentationStyle modalTransitionStyle storyboard nibName
    nibBundle isViewLoaded viewIfLoaded edgesForExtendedLayout additionalSafeAreaInsets
    preferredContentSize preferredStatusBarStyle traitCollection isEditing setEditing
    editButtonItem toolbarItems hidesBottomBarWhenPushed transition isBeingPresented
    isBeingDismissed isMovingToParent isMovingFromParent presentationController
    popoverPresentationController transitioningDelegate searchDisplayController disablesAutomaticKeyboardDismissal
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
