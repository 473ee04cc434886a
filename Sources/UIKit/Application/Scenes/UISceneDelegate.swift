import Foundation

/// What a scene does at the turns of its life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called while launching, with a storyboard's window set, its root's view not loaded (LB-M1).
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Called when the simulator closes the scene, which is in the background then.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called at the end of a launch, when the first controllers have appeared (LB-M1), and when the scene comes back.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before something covers the scene, while it is still active.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called while launching, between the root's `viewIsAppearing` and `viewDidAppear`, with the window visible; and
    /// when the scene comes back from the background.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Never called: no other app opens URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What the scene shows, asked when it leaves the screen; the session of the next launch has it again.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene has connected, where an earlier one left an activity (iOS 15).
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Never called: nothing comes from other devices.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called when the app asks for this scene with something to show; nothing comes from other devices.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// What a scene with windows adds.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// A storyboard's window is put here.
    var window: UIWindow? { get set }
    /// Never called; `viewWillTransition(to:with:)` tells controllers of new sizes.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: Any?,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )
    /// Called when an entry of the icon's menu is chosen while the app runs, before `sceneDidBecomeActive`; a launch by
    /// one says it in the connection options.
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}

extension UISceneDelegate {
    /// Left out: nothing happens.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Left out: nothing happens.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Left out: nothing happens.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Left out: nothing happens.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Left out: nothing happens.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Left out: nothing happens.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Left out: nothing happens.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Left out: nil.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Left out: nothing happens.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    /// Left out: nothing happens.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Left out: nothing happens.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

extension UIWindowSceneDelegate {
    /// What ``window`` is on iOS, where a delegate may lack it: ported source asks for it.
    public var _window: UIWindow?? { window }
    /// Left out: the storyboard's window is put nowhere, and shown all the same.
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }
    /// Left out: nothing happens.
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: Any?,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// Left out: nothing happens.
    public func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
