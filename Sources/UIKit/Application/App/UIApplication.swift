import Foundation
import Platform

/// The running app: its delegate, windows and state.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// What an app may do now; raw values are UIKit's.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    @WorldState static var sharedIfLaunched: UIApplication?

    /// The app; made plain at the first question when nothing was launched.
    public class var shared: UIApplication {
        if let launched = sharedIfLaunched { return launched }
        let app = UIApplication()
        sharedIfLaunched = app
        app.lifecycle.state = .active
        return app
    }

    public override init() {
        super.init()
        // Each app builds its own menu bar.
        UIMenuSystem.main.setNeedsRebuild()
    }

    var lifecycle = ApplicationLifecycle()

    /// Held weakly; launching keeps the delegate that it made. It follows the application in the responder chain.
    open weak var delegate: (any UIApplicationDelegate)?
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Windows and scenes
    /// In the order in which they were shown.
    open var windows: [UIWindow] { WindowList.ofApp }
    /// The window that takes keys, of whatever scene; nil while none was made key.
    open var keyWindow: UIWindow? { WindowList.key }
    /// The scenes that the app's Info.plist declares, or the one that the system makes for it (LB-9); none before
    /// iOS 13.
    open var connectedScenes: Set<UIScene> { Set(allScenes) }
    /// The sessions of the connected scenes; others don't exist.
    open var openSessions: Set<UISceneSession> { Set(allScenes.map(\.session)) }
    /// What the Info.plist's scene manifest says, on an iPad or a Mac; false on an iPhone.
    open var supportsMultipleScenes: Bool {
        SimulatedDevice.current.device.idiom != .phone
            && SceneManifest(info: lifecycle.info).supportsMultipleScenes
    }

    // MARK: State (LB-M2)
    /// Inactive until launched; background in a scene app's `didFinishLaunching`; then active (LB-M2), until the
    /// simulator takes the app away.
    open var applicationState: State { lifecycle.state }
    /// Seconds; always the greatest number.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Always `available`.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Whether files that are protected can be read: not while the device is locked.
    open var isProtectedDataAvailable: Bool { !lifecycle.isLocked }
    /// Whether the screen stays on without touches. Default: false.
    ///
    /// - Note: No effect here: the screen never goes dark.
    open var isIdleTimerDisabled = false
    /// The number on the app's icon. Default: 0.
    ///
    /// - Note: No effect here: no home screen shows it.
    open var applicationIconBadgeNumber = 0
    /// Entries in the menu of the app's icon beside those of Info.plist; nil by default.
    ///
    /// - Note: No home screen shows them yet; `Simulator.choose(_:)` chooses one.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// Whether shaking the device offers to undo. Default: true.
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

    /// Offers to undo, where shaking is left to the application and the person hasn't switched it off.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        if motion == .motionShake { ShakeToUndo.offer() }
    }

    /// Calls an action; a nil target is found along the responder chain (BT-M25).
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDispatch.send(action, to: target, from: sender, for: event)
    }

    /// Whether touches are dropped; true between the paired calls below.
    open var isIgnoringInteractionEvents: Bool { lifecycle.ignoredInteractions > 0 }
    /// Drops touches until as many calls of ``endIgnoringInteractionEvents()`` follow.
    open func beginIgnoringInteractionEvents() { lifecycle.ignoredInteractions += 1 }
    /// Has the app told of the buttons of headphones and of the lock screen; nobody presses them here.
    open func beginReceivingRemoteControlEvents() {}
    /// Ends what ``beginReceivingRemoteControlEvents()`` began.
    open func endReceivingRemoteControlEvents() {}
    /// Undoes one call of ``beginIgnoringInteractionEvents()``; one too many does nothing.
    open func endIgnoringInteractionEvents() {
        lifecycle.ignoredInteractions = max(0, lifecycle.ignoredInteractions - 1)
    }

    // MARK: The device's settings
    /// The direction of the device's language, from the screen's traits.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The text size set on the device; `UIContentSizeCategory.didChangeNotification` tells of changes.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    // MARK: Status bar
    /// Points, on the screen; of no height while the bar is hidden.
    open var statusBarFrame: CGRect {
        let configuration = UIScreen.main.configuration
        return CGRect(x: 0, y: 0, width: configuration.size.width, height: configuration.statusBarHeight)
    }
    /// How the interface stands, which may differ from how the device is held.
    open var statusBarOrientation: UIInterfaceOrientation { SimulatedDevice.current.orientation }
    /// Seconds: 0.3, on iPads 0.4.
    open var statusBarOrientationAnimationDuration: TimeInterval { SimulatedDevice.current.rotationDuration }
    /// Counts where the Info.plist takes the bar away from the controllers (ST-1).
    open var statusBarStyle: UIStatusBarStyle = .default { didSet { ScreenDecorations.setNeedsUpdate() } }
    /// Whether the bar takes no height now. Setting it counts only where the Info.plist takes the bar away from the
    /// controllers, with `UIViewControllerBasedStatusBarAppearance` (ST-1).
    open var isStatusBarHidden: Bool {
        get { UIScreen.main.configuration.statusBarHeight == 0 }
        set {
            lifecycle.isStatusBarHidden = newValue
            ScreenDecorations.setNeedsUpdate()
        }
    }
    /// Sets ``isStatusBarHidden``, without an animation.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    /// Sets ``statusBarStyle``, without an animation.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// What the Info.plist lists; without a list all on iPads, all but upside down elsewhere (LB-6).
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        SimulatedDevice.current.settings.supportedOrientations
            ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    // MARK: URLs
    /// Whether some app opens the URL; web, mail and telephone links are, and the system's settings.
    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(url.scheme ?? "")
    }

    /// Leaves the app for a URL. No other app is there: the host hears of it, and the completion comes later.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let opens = canOpenURL(url)
        if opens { ApplicationHostLink.host?.open(url) }
        EventLoop.main.schedule(after: 0) { completion?(opens) }
    }

    /// Opens a URL as `open(_:options:completionHandler:)` does; returns what `canOpenURL(_:)` says.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        open(url)
        return canOpenURL(url)
    }

    // MARK: Background and notifications
    /// Begins nothing: there is no background. Identifiers count from 1; the handler is never called.
    @discardableResult
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        lifecycle.lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lifecycle.lastBackgroundTask)
    }
    /// As without a name, which is dropped.
    @discardableResult
    open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(expirationHandler: handler)
    }
    /// Ends what `beginBackgroundTask` began.
    ///
    /// - Note: No effect here: there is no background.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// How often the app may fetch in the background.
    ///
    /// - Note: No effect here: there are no fetches in the background.
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
    /// Asks for no more remote notifications.
    ///
    /// - Note: No effect here: none arrive.
    open func unregisterForRemoteNotifications() {}
    /// Always false (LB-M3).
    open var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Several scenes (Application/Scenes/UIApplication+Scenes.swift)
    /// Brings a session's scene to the screen, or makes a new scene for nil, in the next turn.
    ///
    /// The scene takes the whole screen; the one before goes to the background.
    ///
    /// - Parameters:
    ///   - sceneSession: One of ``openSessions``, or nil.
    ///   - userActivity: What the scene is to show: in a new scene's connection options, or for
    ///     `scene(_:continue:)` of one that there is.
    ///   - options: How the scene is brought to the screen.
    ///   - errorHandler: Called where the app or the device has one scene only, or the session isn't connected.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(sceneSession, userActivity, errorHandler)
    }
    /// As `requestSceneSessionActivation`. From iOS 17.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(request.session, request.userActivity, errorHandler)
    }
    /// Closes a session's scene for good, in the next turn; the one that was on the screen before comes back.
    ///
    /// - Parameters:
    ///   - sceneSession: One of ``openSessions``.
    ///   - options: How the scene goes.
    ///   - errorHandler: Called where the app or the device has one scene only, or the session isn't connected.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession,
        options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        destroy(sceneSession, errorHandler)
    }
    /// Asks for a new snapshot of a scene.
    ///
    /// - Note: No effect here: no switcher shows snapshots of scenes.
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
