internal import QatlamDomain

extension ModuleTable {
  /// Modules by what their own documentation says they are for, and the SDK types that give a kind away.
  static let builtIn = ModuleTable(modules: table(moduleLists), types: table(typeLists))

  private static func table(_ lists: [ModuleKind: String]) -> [String: ModuleKind] {
    var table: [String: ModuleKind] = [:]
    for (kind, list) in lists {
      for name in list.split(whereSeparator: \.isWhitespace) { table[String(name)] = kind }
    }
    return table
  }

  private static let moduleLists: [ModuleKind: String] = [
    // Swift's own libraries (swift.org) and Apple's logging and observation.
    .foundation: """
    Swift Foundation FoundationEssentials FoundationInternationalization Observation os OSLog
    Synchronization _Concurrency _StringProcessing RegexBuilder Dispatch Darwin Glibc Musl
    CoreFoundation Distributed
    """,
    // Apple's UI frameworks (developer.apple.com, "App frameworks" and "Graphics") and UI libraries.
    .ui: """
    SwiftUI UIKit AppKit WatchKit TVUIKit TVMLKit WebKit MapKit PhotosUI SafariServices
    MessageUI QuickLook QuickLookUI ContactsUI EventKitUI PassKit StoreKitUI GameKitUI CarPlay
    WidgetKit ClockKit SpriteKit SceneKit ARKit RealityKit Charts TipKit AVKit PDFKit PencilKit
    LinkPresentation CoreAudioKit ExtensionKit GLKit ImagePlayground RoomPlan
    UserNotificationsUI Cocoa SnapKit Kingfisher SDWebImage SDWebImageSwiftUI Lottie NukeUI
    IQKeyboardManagerSwift SVProgressHUD MBProgressHUD Toast Hero Texture AsyncDisplayKit
    SkeletonView FSPagerView PinLayout FlexLayout Cartography TinyConstraints
    """,
    // Networking.
    .network: """
    Network FoundationNetworking CFNetwork Alamofire Moya RxMoya CombineMoya Apollo ApolloAPI GRPC
    GRPCCore SocketIO Starscream AFNetworking Get Just Siesta TRON SwiftyNetworking NIO NIOCore
    NIOHTTP1 AsyncHTTPClient FirebaseFunctions MultipeerConnectivity NetworkExtension CoreWLAN
    """,
    // Persistence.
    .persistence: """
    CoreData SwiftData CloudKit Realm RealmSwift GRDB SQLite SQLite3 CSQLite FMDB Couchbase
    CouchbaseLiteSwift ObjectBox YapDatabase CoreStore MagicalRecord KeychainAccess
    KeychainSwift SwiftKeychainWrapper Valet FirebaseFirestore FirebaseDatabase FirebaseStorage
    FirebaseFirestoreSwift Firestore Cache
    """,
    // Reactive libraries.
    .reactive: """
    Combine OpenCombine CombineExt CombineCocoa RxSwift RxRelay RxCocoa RxDataSources RxGesture
    RxSwiftExt ReactiveSwift ReactiveCocoa ReactiveKit Bond AsyncAlgorithms
    """,
    // Other modules of Apple's SDKs.
    .apple: """
    AVFoundation AVFAudio Accelerate AddressBook AdServices AdSupport AppIntents
    AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks CallKit
    Contacts CoreAudio CoreBluetooth CoreGraphics CoreHaptics CoreImage CoreLocation CoreMedia
    CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
    CoreTransferable CoreVideo CreateML CryptoKit DeviceCheck EventKit ExternalAccessory
    FileProvider GameController GameKit GameplayKit HealthKit HomeKit IdentityLookup ImageIO
    Intents JavaScriptCore LocalAuthentication MediaPlayer Messages Metal MetalKit MetricKit
    MobileCoreServices NaturalLanguage NearbyInteraction NotificationCenter ObjectiveC Photos
    PushKit QuartzCore ReplayKit Security ServiceManagement Speech StoreKit SystemConfiguration
    UniformTypeIdentifiers UserNotifications VideoToolbox Vision VisionKit WatchConnectivity
    DeveloperToolsSupport ActivityKit WeatherKit MusicKit ShazamKit SoundAnalysis Translation
    Accounts AdAttributionKit AlarmKit AppClip AppleArchive AssetsLibrary BackgroundAssets
    BusinessChat ClassKit Collaboration ColorSync Compression CoreAudioTypes CoreHID CoreMediaIO
    CryptoTokenKit DataDetection DeviceActivity DiskArbitration DockKit ExposureNotification
    ExtensionFoundation FamilyControls FinanceKit FoundationModels IOKit IOSurface
    JournalingSuggestions MLCompute ManagedSettings Matter MatterSupport MediaAccessibility
    MediaLibrary MetalFX MetalPerformanceShaders ModelIO OpenAL OpenDirectory OpenGLES PHASE
    ProximityReader PushToTalk QuickLookThumbnailing SafetyKit ScreenCaptureKit ScreenTime
    ScriptingBridge SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore Social
    Spatial SystemExtensions TabularData ThreadNetwork VideoSubscriberAccount Virtualization
    WorkoutKit iAd iTunesLibrary simd
    """,
  ]

  private static let typeLists: [ModuleKind: String] = [
    // Foundation's URL loading system: no import but Foundation's is needed for it.
    .network: """
    URLSession URLRequest URLSessionTask URLSessionDataTask URLSessionUploadTask
    URLSessionDownloadTask URLSessionConfiguration URLSessionDelegate URLSessionTaskDelegate
    URLSessionDataDelegate URLProtocol URLCache HTTPURLResponse URLResponse
    URLSessionWebSocketTask NSURLConnection HTTPCookieStorage URLCredential NWConnection
    NWPathMonitor
    """,
    // Foundation's and Core Data's stores.
    .persistence: """
    UserDefaults NSPersistentContainer NSManagedObject NSManagedObjectContext NSFetchRequest
    NSPersistentStoreCoordinator NSPersistentCloudKitContainer NSUbiquitousKeyValueStore
    NSEntityDescription NSFetchedResultsController ModelContext ModelContainer
    """,
    // UIKit, AppKit and SwiftUI types that are nobody else's.
    .ui: """
    UIView UIViewController UIColor UIImage UIImageView UILabel UIButton UITableView
    UITableViewCell UITableViewController UICollectionView UICollectionViewCell UIFont
    UIApplication UIWindow UIScreen UINavigationController UITabBarController
    UIAlertController UITextField UITextView UIStoryboard UIScrollView UIStackView UIControl
    UIGestureRecognizer UIDevice UIPasteboard UIBezierPath UINib UIResponder UISwitch UISlider
    UIActivityIndicatorView UIRefreshControl UISearchBar UIBarButtonItem UIHostingController
    UISplitViewController UIPageViewController UIPickerView UIDatePicker UIProgressView
    UIToolbar UITabBar UINavigationBar UIVisualEffectView UIMenu UIAction UIEdgeInsets
    NSView NSViewController NSColor NSImage NSWindow NSWindowController NSButton NSTextField
    NSTableView NSHostingView NSApplication NSFont WKWebView MKMapView
    """,
  ]
}
