import Foundation

/// The running app: its delegate, windows and state.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// What an app may do now; raw values are UIKit's.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    static var sharedIfLaunched: UIApplication?

    /// The app; made plain at the first question when nothing was launched.
    public class var shared: UIApplication {
        if let launched = sharedIfLaunched { return launched }
        let app = UIApplication()
        sharedIfLaunched = app
        app.lifecycle.state = .active
        return app
    }

    public override init() { super.init() }

    var lifecycle = ApplicationLifecycle()

    open weak var delegate: (any UIApplicationDelegate)?
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Windows and scenes
    /// In the order in which they were shown.
    open var windows: [UIWindow] { WindowList.visible }
    open var keyWindow: UIWindow? { WindowList.key }
    open var connectedScenes: Set<UIScene> { Set(lifecycle.scenes) }
    open var openSessions: Set<UISceneSession> { Set(lifecycle.scenes.map(\.session)) }
    open var supportsMultipleScenes: Bool { lifecycle.supportsMultipleScenes }

    // MARK: State (LB-M2)
    open var applicationState: State { lifecycle.state }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open var isProtectedDataAvailable: Bool { true }
    /// Whether the screen stays on without touches.
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var applicationSupportsShakeToEdit = true
    /// Always false; setting it does nothing (LB-M4).
    open var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set { _ = newValue }
    }

    // MARK: Events
    /// Hands an event to the windows of its touches.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for touch in event.orderedTouches {
            guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Calls an action; a nil target is found along the responder chain (BT-M25).
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDispatch.send(action, to: target, from: sender, for: event)
    }

    open var isIgnoringInteractionEvents: Bool { lifecycle.ignoredInteractions > 0 }
    open func beginIgnoringInteractionEvents() { lifecycle.ignoredInteractions += 1 }
    open func endIgnoringInteractionEvents() {
        lifecycle.ignoredInteractions = max(0, lifecycle.ignoredInteractions - 1)
    }

    // MARK: The device's settings
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    // MARK: Status bar
    /// Points, on the screen; of no height while the bar is hidden.
    open var statusBarFrame: CGRect {
        let configuration = UIScreen.main.configuration
        return CGRect(x: 0, y: 0, width: configuration.size.width, height: configuration.statusBarHeight)
    }
    open var statusBarOrientation: UIInterfaceOrientation { SimulatedDevice.current.orientation }
    open var statusBarOrientationAnimationDuration: TimeInterval { SimulatedDevice.current.rotationDuration }
    /// Counts where the Info.plist takes the bar away from the controllers.
    open var statusBarStyle: UIStatusBarStyle = .default { didSet { ScreenDecorations.setNeedsUpdate() } }
    open var isStatusBarHidden: Bool {
        get { UIScreen.main.configuration.statusBarHeight == 0 }
        set {
            lifecycle.isStatusBarHidden = newValue
            ScreenDecorations.setNeedsUpdate()
        }
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        SimulatedDevice.current.settings.supportedOrientations
            ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    // MARK: URLs
    /// Whether some app opens the URL; web, mail and telephone links are.
    open func canOpenURL(_ url: URL) -> Bool { ["http", "https", "mailto", "tel", "sms"].contains(url.scheme ?? "") }

    /// Leaves the app for a URL. No other app is there: the host hears of it, and the completion comes later.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let opens = canOpenURL(url) || url.absoluteString == Self.openSettingsURLString
        if opens { ApplicationHostLink.host?.open(url) }
        EventLoop.main.schedule(after: 0) { completion?(opens) }
    }

    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        open(url)
        return canOpenURL(url)
    }

    // MARK: Background and notifications
    @discardableResult
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        lifecycle.lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lifecycle.lastBackgroundTask)
    }
    @discardableResult
    open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(expirationHandler: handler)
    }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Fails later: there is no push service (LB-M3).
    open func registerForRemoteNotifications() {
        lifecycle.afterLaunch { app in
            app.delegate?.application(
                app,
                didFailToRegisterForRemoteNotificationsWithError: ApplicationError.noPushService
            )
        }
    }
    open func unregisterForRemoteNotifications() {}
    open var isRegisteredForRemoteNotifications: Bool { false }

    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// What an app asks of the system and can't have here.
enum ApplicationError: Error, CustomStringConvertible {
    case noPushService

    var description: String {
        switch self {
        case .noPushService: "no valid \"aps-environment\" entitlement string found for application"
        }
    }
}
