import Foundation
import SwiftRuntime

// What an app that leaves a method out gets; all of them are optional in UIKit.
extension UIApplicationDelegate {
    /// Left out: true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Left out: calls `applicationDidFinishLaunching(_:)`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Left out: nothing happens.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Left out: nothing happens.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Left out: nothing happens.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Left out: nothing happens.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Left out: nothing happens.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Left out: nothing happens.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Left out: nothing happens.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Left out: nothing happens.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Left out: nothing happens.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Left out: nothing happens.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

    /// What ``window`` is on iOS, where a delegate may lack it: ported source asks for it.
    public var _window: UIWindow?? { window }
    /// Left out: the window of a main storyboard is put nowhere, and shown all the same.
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }
    /// Left out: the Info.plist.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

    /// Left out: the first configuration of the Info.plist.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Left out: nothing happens.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Left out: false.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Left out: false.
    public func application(
        _ application: UIApplication,
        open url: URL,
        sourceApplication: String?,
        annotation: Any
    ) -> Bool { false }
    /// Left out: false.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Left out: nothing happens.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Left out: nothing happens.
    public func application(
        _ application: UIApplication,
        didRegister notificationSettings: UIUserNotificationSettings
    ) {}
    /// Left out: nothing happens.
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
    /// Left out: nothing happens.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Left out: nothing happens.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Left out: nothing happens.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Left out: nothing happens.
    public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}

    /// Left out: what the older name says.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// Left out: what the older name says.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// Left out: nil.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    /// Left out: nothing is written.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Left out: nothing is read.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// Left out: nothing happens.
    public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// Left out: false.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Left out: false.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Left out: true.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }

    /// The program's entry when the delegate is marked `@main`: launches the app and runs it.
    public static func main() {
        // Before anything is hashed: the whole program is a simulation.
        HashSeeds.fix()
        ApplicationProgram.run(delegateClass: self as AnyClass, application: UIApplication.self)
    }
}
