import UIKit

/// A controller that shows photos, alone or with others.
protocol PhotoShowing: UIViewController {
    /// The photo on display; nil: none.
    var shownPhoto: Photo? { get }
    /// Whether it is on the way to a photo: the photo itself, or a conversation that holds it.
    func leads(to photo: Photo) -> Bool
}

extension UIViewController {
    /// The photo that this controller or one inside of it shows.
    var visiblePhoto: Photo? {
        if let showing = self as? PhotoShowing { return showing.shownPhoto }
        if let navigation = self as? UINavigationController { return navigation.topViewController?.visiblePhoto }
        if let split = self as? UISplitViewController { return split.viewControllers.last?.visiblePhoto }
        return nil
    }

    /// Runs the closure each time when collapsing or expanding has changed what showing a detail means.
    func whenDetailTargetChanges(_ change: @escaping @MainActor () -> Void) {
        _ = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification,
            object: nil,
            queue: .main
        ) { _ in MainActor.assumeIsolated(change) }
    }

    /// Whether showing a controller, or the detail, will push it: only then a row has a disclosure indicator.
    func willPush(by action: Selector, sender: Any?) -> Bool {
        let target = targetViewController(forAction: action, sender: sender)
        if target is UINavigationController { return true }
        guard let split = target as? UISplitViewController, split.isCollapsed else { return false }
        return split.viewControllers.first is UINavigationController
    }
}

extension Selector {
    static let show = Selector(("showViewController:sender:"))
    static let showDetail = Selector(("showDetailViewController:sender:"))
}
