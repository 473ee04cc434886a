/// Hears what a navigation controller shows, and may animate it.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// `topViewController` is already the new one (PR-M36).
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
    /// Left out: nothing happens. Called before each change of the top controller on the screen, after the stack
    /// changed.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Left out: nothing happens. Called when the transition has ended, after the controller's `viewDidAppear`
    /// (PR-M36).
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Never asked: the controller's own `supportedInterfaceOrientations` count. Left out: the top controller's.
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    { navigationController.topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown }
}
