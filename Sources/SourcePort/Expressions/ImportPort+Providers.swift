extension ImportPort {
    /// What Foundation itself declares on iOS and another module does here, by that module.
    static let providers: [(module: String, words: [StaticString])] = [
        (
            "FoundationNetworking",
            [
                "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCredential", "URLCache", "URLProtocol",
                "URLAuthenticationChallenge", "URLProtectionSpace",
            ]
        ),
        ("FoundationXML", ["XMLParser"]),
        ("CoreFoundation", ["CFRunLoop"]),
        (
            "CoreGraphics",
            [
                "SEC_PER_", "CFAbsoluteTime", "MAXFLOAT", "HUGE", "CFString", "CFArray", "CFDictionary", "CFTypeRef",
                "CFData", "kCFBoolean", "kCFBundle", "CGInterpolationQuality", "CGImage", "CGContext", "CGColor",
                "CGBlendMode", "CGPath", "CGAffineTransform", "CGLine", "CGVector", "OSStatus", "CFOptionFlags",
                "CFError", "CFNumber", "CFAttributedString", "CFNull", "CFGetTypeID", "CFGetRetainCount", "CFEqual(",
                "CFHash(",
                "INT16_MIN", "INT32_MIN", "INT64_M",
            ]
        ),
        (
            "Combine",
            [
                "ObservableObject", "@Published", "Published<", "AnyPublisher", "AnyCancellable", "PassthroughSubject",
                "CurrentValueSubject",
            ]
        ),
        ("QuartzCore", ["Timer()"]),
        ("Observation", ["withObservationTracking", "@Observable"]),
        (
            "InsetFoundation",
            [
                "DateComponentsFormatter", "PersonName", "RelativeDateTimeFormatter", "ListFormatter",
                "MeasurementFormatter",
                "NSDataDetector", "NSTextCheckingTypes", "NSTextCheckingResult", "NSFileCoordinator", "NSFilePresenter",
                "NSUbiquitousKeyValueStore", "NSLinguisticTag", "CVarArg", "background(withIdentifier", "appendFormat(",
                "NSMutableString()",
                "localizedStringWithFormat(", "String(format", "String.init(format", "String(localized:",
                "LocalizedStringResource",
                "AttributedString(localized:",
                "LocalizationValue", "documentsDirectory", "%@",
                "cachesDirectory", "applicationSupportDirectory", "libraryDirectory", "downloadsDirectory",
                "URL.temporaryDirectory", "URL.homeDirectory",
                "SecurityScopedResource", "containerURL(", "biquit", "isLowPowerModeEnabled", "hermalState",
                "isiOSAppOnMac", "isMacCatalystApp", "Activity(", "ActivityOptions",
                "NSProcessInfoPowerStateDidChange", "NSSystemClockDidChange", "notifications(named:",
                "CheckingResult", "enumerateMatches(", "ConstrainedNetworkAccess", "ExpensiveNetworkAccess",
                "networkUnavailableReason", "NSURLErrorNetworkUnavailable",
                "NSDiscardableContent", "NSURLConnection", "sessionSendsLaunchEvents", "didCreateTask",
                "taskIsWaitingForConnectivity", "prefersIncrementalDelivery", "emoryPressure", "scanCharacters(",
                "scanUpTo", "scanString(", "scanHexInt", "NSErrorPointer", "NetService", ".inverted", "atomicWrite",
                "waitsForConnectivity", "mach_", "task_info", "kern_return_t", "OSSpinLock", "OSAtomic",
                "ValueTransformer",
                "UnarchiveFromDataTransformer", "CalendarDayChanged",
                "CFStringConvert", "CFURLCreate", "__dispatch_", "volumeAvailableCapacityFor", "NSCalendar",
                "NSFoundationVersionNumber",
                "NSIntegerM", "URLCache(",
                "URLResponse(", "enumerateSubstrings(", "class_getName", "ClassPair(", "Array(objects",
                "Set(objects", "streamTask(", "DownloadTaskResumeData", "PromisedItemIsReachable", "DispatchTime",
                "CFRunLoop", "CustomNSError", "markdown:", "MarkdownParsingOptions", "resentationIntent",
                "getBoundStreams(", "O_EVTONLY", "FileSystemObject", "ormatterBehavior", "encodeEncodable", "ecodable(",
                "NSKeyedUnarchiver", "sysctl", "CTL_HW", "CFArrayGet", "_SC_", "URLProtocol", "URLCache",
                "funopen", "fpos_t", "timespec",
                "CFHTTPMessage", "kCFHTTPVersion", "CFReadStream", "CFWriteStream", "CFStreamCreatePair",
                "CFStreamPropertyKey", "kCFStream", "getStreamsToHost", "CFErrorCreate", "memcpy(", "memmove(",
                "memset(", "memcmp(",
            ]
        ),
        // XCTest's on iOS.
        (
            "InsetTestActivities",
            [
                "XCTContext", "XCTActivity", "XCTAttachment", "XCTExpect", "XCTMeasureOptions", "XCTMetric",
                "XCTClockMetric",
                "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric",
            ]
        ),
        // Foundation's on iOS, and UIKit's here.
        ("UIKit", ["NSUserActivity", "NSItemProvider", "UndoManager", "ParagraphStyle", "NSTextAttachment"]),
        // On iOS Foundation brings the keychain's names along.
        (
            "Security",
            [
                "kSec", "SecItem", "errSec", "SecAccessControl", "SecTrust", "SecCertificate", "SecPolicy", "SecKey",
                "erverTrust",
                "URLCredential(trust", "AuthenticationMethodClientCertificate",
            ]
        ),
        // In C, which a bridging header shows all files.
        ("CommonCrypto", ["CC_MD5", "CC_SHA", "CC_LONG", "CCHmac", "CCCrypt", "CCKeyDerivation", "kCCAlgorithm"]),
        // Frameworks of Apple's bring each other along.
        ("CoreLocation", ["CLLocation", "CLGeocoder", "CLPlacemark", "CLAuthorizationStatus"]),
        (
            "AVFoundation",
            [
                "AVAudioSession", "AVAuthorizationStatus", "AVCapture", "AVPlayer", "AVAsset", "AVURLAsset",
                "AVLayerVideoGravity",
                "CMSampleBuffer",
            ]
        ),
        (
            "GameplayKit",
            ["GKRandom", "GKShuffledDistribution", "GKGaussianDistribution", "GKMersenneTwister", "GKARC4"]
        ),
        // Those that UIKit brings along.
        ("UniformTypeIdentifiers", ["UTType"]),
        (
            "UserNotifications",
            [
                "UNUserNotificationCenter", "UNNotification", "UNMutableNotification", "UNAuthorization",
                "UNTimeIntervalNotification", "UNCalendarNotification", "UNLocationNotification",
            ]
        ),
        (
            "CoreImage",
            ["CIImage", "CIContext", "CIFilter", "CIDetector", "CIColor", "CIVector", "kCIInput", "ciImage"]
        ),
        ("ImageIO", ["CGImageSource", "CGImageDestination", "CGImageProperty"]),
        // The Objective-C part of RxCocoa, which is of one module with the rest where CocoaPods builds it.
        (
            "RxCocoaRuntime",
            ["_RXDelegateProxy", "_RXKVOObserver", "RXObjCRuntimeError", "RX_ensure_observing"]
        ),
        // Of the system's C library on iOS.
        ("os", ["os_unfair_lock"]),
        (
            "ObjectiveCRuntime",
            [
                "NSPredicate(", "NSSortDescriptor(key", "NSHashTable", "NSMapTable", "NSPointerArray", "Selector",
                "objc_", "class_", "AnyClass",
                "method_", "AutoreleasingUnsafeMutablePointer", "NSComparisonPredicate", "NSExpression",
                "NSKeyValueObserv", "NSKeyValueChange", "autoreleasepool", "NSCopying", "NSException",
                "NSPointerFunctions", "object_", "ivar_", "imp_", "sel_",
                // What every object has.
                "setValue(", "value(forKey", "setValuesForKeys(", "dictionaryWithValues(", "mutableArrayValue(",
                "mutableSetValue(", "mutableOrderedSetValue(", "addObserver(", ".perform(", "responds(to",
            ]
        ),
    ]

    /// The module that declares a type here which is Foundation's on iOS.
    static func provider(of type: String) -> String? {
        providers.first { provider in
            ["FoundationNetworking", "FoundationXML", "InsetFoundation"].contains(provider.module)
                && provider.words.contains { type.hasPrefix($0.description) }
        }?
        .module
    }
}
