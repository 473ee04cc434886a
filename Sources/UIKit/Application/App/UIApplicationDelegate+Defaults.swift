import Foundation

// What an app that leaves a method out gets; all of them are optional in UIKit.
extension UIApplicationDelegate {
    /// Called first, with nil options; the answer is not looked at. Left out: true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Called before any scene connects, with nil options (LB-M1). Left out: calls `applicationDidFinishLaunching(_:)`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Called by the default of `didFinishLaunchingWithOptions` only. Left out: nothing happens.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Called at the end of a launch without scenes; scene apps hear `sceneDidBecomeActive` instead.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Never called: an app stays active here.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Never called: an app stays active here.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Never called: an app without scenes is launched into the foreground.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Never called.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Never called.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Never called.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Never called: data is always available.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Never called: data is always available.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

    /// Left out: the window of a main storyboard is put nowhere, and shown all the same.
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }
    /// Asked whenever the interface may turn; combined with what device and controllers allow (LB-6). Left out: the
    /// Info.plist.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

    /// Asked once, before the scene is made. Left out: the first configuration of the Info.plist.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Never called: the scene stays.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Never called: no other app opens URLs. Left out: false.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// The form of iOS 8, never called. Left out: false.
    public func application(
        _ application: UIApplication,
        open url: URL,
        sourceApplication: String?,
        annotation: Any
    ) -> Bool { false }
    /// Never called: nothing comes from other devices. Left out: false.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Never called: there is no push service (LB-M3).
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Called after every `registerForRemoteNotifications()`, at the end of launching or in the next turn (LB-M3).
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Never called: there is no push service.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Never called: there are no fetches in the background.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Never called: there are no sessions in the background.
    public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}

    /// Never asked: state isn't saved. Left out: false.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Never asked: state isn't restored. Left out: false.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Never asked: there are no extensions. Left out: true.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }

    /// The program's entry when the delegate is marked `@main`: launches the app and runs it.
    public static func main() {
        ApplicationProgram.run(delegateClass: self as AnyClass, application: UIApplication.self)
    }
}
