import Foundation

extension UIApplication {
    /// Why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `URL` to open. Launch options are always nil here.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of who launched the app. Launch options are always nil here.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
        )
        /// A remote notification's dictionary. Launch options are always nil here.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
        )
        /// Set when a location service woke the app. Launch options are always nil here.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// What the opener said beside the URL. Launch options are always nil here, as for the following ones.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A local notification that was touched.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey"
        )
        /// Identifiers of Bluetooth managers to restore.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey"
        )
        /// Identifiers of Bluetooth peripheral managers to restore.
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey"
        )
        /// The activity that the app is to continue, and what is known of it.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
        )
        /// The type of that activity.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
        )
        /// The chosen ``UIApplicationShortcutItem``, in an app without scenes.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// How a URL reached the app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bundle identifier of the app that asks, as a `String`.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        /// What the asking app added, a property list.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// A `Bool`: the document is to be opened where it lies, not copied first.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// How another app is to open a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Bool`: open only if an app has claimed the link. Not looked at here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// The kinds of extensions that an app may forbid.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Keyboards of other apps.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// Opens the app's page in the system's settings.
    public static let openSettingsURLString = "app-settings:"
    /// Opens the notification part of the app's settings page.
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Posted after the delegate's `didFinishLaunching`, with the application as object (LB-M1).
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted at the end of a launch, after the delegate heard of it.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted after the delegate heard of it, with the application as object, as the four below.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted after the delegate heard of it.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted in launches with scenes, before the scene delegate's `sceneWillEnterForeground`, and when an app comes
    /// back from the background.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted after the delegate heard of it.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted when the simulator warns of low memory, after the delegate and before the controllers hear of it.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// Never posted.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification"
    )
    /// Never posted: a simulator's screenshot goes by unseen.
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification"
    )
    /// Never posted: the status is always `available`.
    public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    )
    /// Never posted: data is always available.
    public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable"
    )
    /// Never posted: data is always available.
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable"
    )
    /// Never posted; ask `viewWillTransition(to:with:)` instead.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification"
    )
    /// Never posted; ask `viewWillTransition(to:with:)` instead.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification"
    )
    /// Never posted; the safe area tells of the status bar's height (SA-15).
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification"
    )
    /// Never posted; the safe area tells of the status bar's height (SA-15).
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification"
    )
    /// Seconds; 0: as often as the system likes. No fetch happens here.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Seconds without end: no fetches, the state of a fresh app.
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}

/// Names a piece of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The value as a number, with UIKit's numbers.
    public let rawValue: Int
    /// A value of that number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What stands for no task; ``UIApplication/beginBackgroundTask(expirationHandler:)`` never returns it.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the app may be launched into the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}
