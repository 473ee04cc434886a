import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// How far a scene is from taking touches; raw values are UIKit's.
    public enum ActivationState: Int, Sendable {
        /// Not connected, or not at the end of its launch yet (LB-M2).
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene is connected with.
    open class ConnectionOptions: NSObject {
        /// Always empty: no other app opens URLs.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// What the app asked the scene to show; nothing comes from other devices.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// Always nil.
        open internal(set) var sourceApplication: String?
        /// Always nil.
        open internal(set) var handoffUserActivityType: String?
        /// The entry of the icon's menu that launched the app; nil for others.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
    }

    /// How a scene opens a URL in another app.
    open class OpenExternalURLOptions: NSObject {
        /// Whether the URL may open only as an app's universal link. Default: false.
        ///
        /// - Note: No effect here: no other app opens URLs.
        open var universalLinksOnly = false
    }

    /// Posted before the delegate's `willConnectTo`, with the scene as object (LB-M1).
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when the simulator closes the scene, after the delegate heard of it.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted at the end of a launch and when the scene comes back, after the delegate's `sceneDidBecomeActive`.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before something covers the scene, after the delegate heard of it.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before the delegate's `sceneWillEnterForeground`.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when the scene has left the screen, after the delegate heard of it.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// What the system keeps of the scene; the same for the scene's whole life.
    public let session: UISceneSession
    /// Made by launching from the configuration's class, and held by the scene.
    open var delegate: (any UISceneDelegate)?
    /// LB-M2.
    open internal(set) var activationState: ActivationState = .unattached
    /// The app's name where nothing is set.
    open var title: String! = ""
    /// For which contents the scene may come to the screen. By default for all of them, and for none better than others.
    open var activationConditions = UISceneActivationConditions()
    /// A second line for the switcher. Empty by default.
    ///
    /// - Note: No effect here: no switcher shows it.
    open var subtitle = ""

    /// Called when the scene connects.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// A scene that was never connected. Swift on iOS doesn't show it, but tests get one by asking the class as an
    /// `NSObject.Type`; subclasses inherit it here as there.
    public override init() {
        session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
            persistentIdentifier: ""
        )
        super.init()
    }

    open override var next: UIResponder? { UIApplication.sharedIfLaunched }

    /// As `UIApplication.open(_:options:completionHandler:)`; the options are not looked at.
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
    /// The URL; contexts reach no delegate here, as no other app is there.
    public let url: URL
    /// Always the defaults: no source application, not in place.
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// How a URL reached a scene.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// Always nil.
        open internal(set) var sourceApplication: String?
        /// Always false.
        open internal(set) var openInPlace = false
    }
}
