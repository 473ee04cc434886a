import Foundation
import Platform

/// How far the app's life has come, and what it counts.
@MainActor
struct ApplicationLifecycle {
    var state: UIApplication.State = .inactive
    /// The connected scenes, in the order in which they came.
    var scenes: [UIScene] = []
    /// Whether the app's scenes are its own business.
    var declaresScenes = false
    /// Stands for the scene of an app that declares none; nil before the first question.
    var implicitScene: UIWindowScene?
    /// Those of them that another one has taken the screen from, the latest last.
    var behind: [UIScene] = []
    /// What was the key window of a scene that isn't on the screen.
    var keyWindows: [ObjectIdentifier: KeyWindow] = [:]
    /// Counts sessions.
    var lastSession = 0
    var ignoredInteractions = 0
    var lastBackgroundTask = 0
    var isStatusBarHidden = false
    /// Whether the device is locked.
    var isLocked = false
    /// Whether the app was on the screen when the device was locked, and so is again.
    var waitsForUnlocking = false
    /// Whether scenes were connected that are closed now.
    var hasHadScenes = false
    /// The delegate is the app's own only weakly; this keeps one that launch has made.
    var ownedDelegate: (any UIApplicationDelegate)?
    var info: [String: Any] = [:]
    var isLaunching = false
    var alternateIconName: String?
    /// What the app has asked for before iOS 10; nil until then.
    var notificationSettings: UIUserNotificationSettings?
    var localNotifications: [UILocalNotification] = []
    private var waiting: [(UIApplication) -> Void] = []

    struct KeyWindow {
        weak var window: UIWindow?
    }

    /// The scenes that are on the screen, or would be if the app were.
    var foreground: [UIScene] { scenes.filter { !behind.contains($0) } }

    /// Runs a closure after `didFinishLaunching`; in the next turn when that has been.
    mutating func afterLaunch(_ work: @escaping @MainActor (UIApplication) -> Void) {
        if isLaunching { return waiting.append(work) }
        EventLoop.main.schedule(after: 0) { work(.shared) }
    }

    /// What waits for the end of launching, once.
    mutating func takeWaiting() -> [(UIApplication) -> Void] {
        defer { waiting = [] }
        return waiting
    }
}

extension UIApplication {
    /// ST-1: whether controllers decide about the status bar, as the Info.plist leaves it; then the app doesn't.
    static var controllersDecideStatusBar: Bool {
        sharedIfLaunched?.lifecycle.info["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    }

    /// Whether an app that decides itself hides the status bar.
    static var wantsStatusBarHidden: Bool { sharedIfLaunched?.lifecycle.isStatusBarHidden ?? false }

    /// What the delegate allows, else the Info.plist; nil when neither says anything (LB-6).
    static func supportedOrientations(fallback: UIInterfaceOrientationMask?) -> UIInterfaceOrientationMask? {
        guard let app = sharedIfLaunched, let delegate = app.delegate else { return fallback }
        return delegate.application(app, supportedInterfaceOrientationsFor: app.keyWindow)
    }
}

/// Who runs UIKit: told what leaves the app.
@MainActor
package protocol ApplicationHost: AnyObject {
    /// The app opens a URL in another app.
    func open(_ url: URL)
}

/// The host of the device that runs now.
@MainActor
package enum ApplicationHostLink {
    private struct Link {
        weak var host: (any ApplicationHost)?
    }

    @WorldState private static var link = Link()

    package static var host: (any ApplicationHost)? {
        get { link.host }
        set { link.host = newValue }
    }
}
