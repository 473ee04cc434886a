/// Decides how a split view controller collapses, expands and shows controllers, and hears about it.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the mode changes, also for the first one; not for collapsing.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Asked when the display mode's button is touched; `automatic` leaves it to the system (SP-9).
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// True: the delegate has shown it.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    /// True: the delegate has shown it. Classic style only (SP-31).
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    )
        -> Bool

    /// Asked for the split view controller's own `supportedInterfaceOrientations` (LB-6).
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    /// Asked where the interface is to turn to when it can't stay as it is.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientation

    // MARK: Classic style (SP-2, SP-5)
    /// The controller that is seen while collapsed; nil: the present primary. Classic style only (SP-2).
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The controller that becomes the primary; nil: the present one. Classic style only (SP-5).
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// True: the delegate has taken care of the secondary, which is dropped.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The secondary of the expanded interface; nil asks the primary. Classic style only (SP-5).
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: Columns (SP-21, SP-22)
    /// The column on top while collapsed; asked before anything changes (SP-21).
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The mode of the expanded interface; asked before anything changes (SP-22).
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called at the end of collapsing, before the views have moved.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called at the end of expanding, before the views have moved.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called while collapsing and expanding, and for a change of the display mode on the screen; not for `show(_:)`
    /// and `hide(_:)` (SP-M10). Column style only, as the three below.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called for every column but the top one while collapsing, and for those that a display mode hides (SP-M10).
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called after the column's appearance callbacks (iOS 26).
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// Called after the column's appearance callbacks (iOS 26).
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    /// Left out: nothing happens.
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Left out: `automatic`, which hides the column when it is shown, else shows it.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    /// Left out: false, and the controller becomes the primary, or is pushed while collapsed.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    /// Left out: false, and the controller becomes the secondary, or is pushed while collapsed.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    /// Left out: all on pads, all but upside down elsewhere.
    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    { splitViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    /// Left out: portrait.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .portrait }
    /// Left out: nil, the primary stays what it is.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Left out: nil, the primary stays what it is.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Left out: false, and the primary takes the secondary in (SP-2, SP-6).
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Left out: nil, and the primary is asked to give the secondary back (SP-5).
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Left out: the proposal, which is the compact column where there is one, else the secondary.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Left out: the proposal, which is what the system chooses for the size.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Left out: nothing happens.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Left out: nothing happens.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Left out: nothing happens.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Left out: nothing happens.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Left out: nothing happens.
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
    /// Left out: nothing happens.
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
}
