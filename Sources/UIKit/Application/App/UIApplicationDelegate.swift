import Foundation

/// What an app does at the turns of its life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    // MARK: Launching
    /// Called first; options are nil but for a shortcut.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called before any scene connects (LB-M1); options are nil but for a shortcut of an app without scenes.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called by the default of `didFinishLaunchingWithOptions` only.
    func applicationDidFinishLaunching(_ application: UIApplication)

    // MARK: Life
    /// Called at the end of a launch without scenes, and when the app comes back; scene apps hear the scene delegate's
    /// forms of this and the next three.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before something covers the app, while it is still active.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the app comes back from the background; not at a launch.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the simulator ends the app.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when the simulator warns of low memory.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Never called.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Never called: data is always available.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Never called: data is always available.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Called when an entry of the icon's menu is chosen, before `applicationDidBecomeActive`; not after a launch by one
    /// whose methods answered false, nor in an app with scenes, which hear of it.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    // MARK: Window
    /// The window of an app without scenes; a main storyboard's is put here.
    var window: UIWindow? { get set }
    /// Asked whenever the interface may turn; combined with what device and controllers allow (LB-6).
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    // MARK: Scenes
    /// Asked once, before the scene is made.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the simulator closes a scene, after `sceneDidDisconnect`.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: URLs and activities
    /// Never called: no other app opens URLs.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// The form of iOS 8, never called.
    func application(
        _ application: UIApplication,
        open url: URL,
        sourceApplication: String?,
        annotation: Any
    ) -> Bool
    /// Never called: nothing comes from other devices.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    // MARK: Notifications and the background
    /// Never called: there is no push service (LB-M3).
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )
    /// Called after `registerUserNotificationSettings(_:)` with what the person allows: nothing. Before iOS 10.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Never called: nothing is notified.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// Called after every `registerForRemoteNotifications()`, at the end of launching or in the next turn (LB-M3).
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )
    /// Never called: there is no push service.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )
    /// Never called: there are no fetches in the background.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )
    /// Never called: there are no sessions in the background.
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    )

    // MARK: State restoration and extensions
    /// Whether the app's state is kept when it leaves the screen; what the delegate writes is its own.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the app's state is brought back, asked between the two messages of the launch.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the app's state is kept, by the name before iOS 13.2.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Whether the app's state is brought back, by the name before iOS 13.2.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Makes a controller that has no class for it; nil leaves it to its storyboard.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// The app's state is about to be kept; the coder is the delegate's.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Every object has read its state; the coder is the delegate's.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// Never asked: there are no extensions.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
}
