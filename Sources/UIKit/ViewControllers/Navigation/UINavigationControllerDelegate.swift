/// Hears what a navigation controller shows, and may animate it.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// `topViewController` is already the new one (PR-M36).
    /// Called before each change of the top controller on the screen, after the stack changed.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    /// Called when the transition has ended, after the controller's `viewDidAppear` (PR-M36).
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
    /// Never asked: the controller's own `supportedInterfaceOrientations` count.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
    /// Left out: nothing happens.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Left out: nothing happens.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Left out: the top controller's.
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    { navigationController.topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown }
}
