import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// How far a scene is from taking touches; raw values are UIKit's.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene is connected with.
    open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var userActivities: Set<NSUserActivity> = []
        open internal(set) var sourceApplication: String?
        open internal(set) var handoffUserActivityType: String?
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
    }

    /// How a scene opens a URL in another app.
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
    }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    /// LB-M2.
    open internal(set) var activationState: ActivationState = .unattached
    /// The app's name where nothing is set.
    open var title: String! = ""
    open var subtitle = ""

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.sharedIfLaunched }

    open func open(
        _ url: URL,
        options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }
}

/// A URL that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = UISceneOpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// How a URL reached a scene.
@preconcurrency @MainActor
open class UISceneOpenURLOptions: NSObject {
    open internal(set) var sourceApplication: String?
    open internal(set) var openInPlace = false
}

/// An entry in the menu of the app's icon.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    // Unchecked: it never changes.
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?

    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
    }
}
