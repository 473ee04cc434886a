import UIKit

/// Writes a split view's questions down.
@MainActor
final class RecordedSplit: UISplitViewControllerDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {
        recorder.lines.append("to \(displayMode.rawValue)")
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        recorder.lines.append("collapse")
        return false
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        recorder.lines.append("separate")
        return nil
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        recorder.lines.append("top for \(proposedTopColumn.rawValue)")
        return proposedTopColumn
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        recorder.lines.append("mode for \(proposedDisplayMode.rawValue)")
        return proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { recorder.lines.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { recorder.lines.append("didExpand") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        recorder.lines.append("willShow \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        recorder.lines.append("willHide \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        recorder.lines.append("didShow \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        recorder.lines.append("didHide \(column.rawValue)")
    }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        recorder.lines.append("primary for collapsing")
        return nil
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        recorder.lines.append("primary for expanding")
        return nil
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool {
        recorder.lines.append("show detail")
        return false
    }
}
