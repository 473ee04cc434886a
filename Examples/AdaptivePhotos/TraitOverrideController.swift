import UIKit

/// Gives its child other traits than it has itself: a regular width in landscape from 320 points on, so that every phone
/// shows two columns there, as the Plus models do.
final class TraitOverrideController: UIViewController, UISplitViewControllerDelegate {
    /// What the child's traits are overridden with; nil: nothing.
    private(set) var forcedTraits: UITraitCollection? {
        didSet {
            for child in children { setOverrideTraitCollection(forcedTraits, forChild: child) }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for case let split as UISplitViewController in children { prepare(split) }
        force(for: view.bounds.size)
    }

    private func prepare(_ split: UISplitViewController) {
        split.delegate = self
        split.preferredDisplayMode = .oneBesideSecondary
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        force(for: size)
        super.viewWillTransition(to: size, with: coordinator)
    }

    private func force(for size: CGSize) {
        let isWide = size.width > 320 && size.width > size.height
        forcedTraits = isWide ? UITraitCollection(horizontalSizeClass: .regular) : nil
    }

    // MARK: Collapsing and separating
    /// A detail without a photo isn't worth a place on the stack.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let photo = secondaryViewController.visiblePhoto else { return true }
        guard let navigation = primaryViewController as? UINavigationController else { return false }
        // The way to the photo stays, what leads elsewhere goes.
        let stack = navigation.viewControllers.filter { ($0 as? PhotoShowing)?.leads(to: photo) ?? true }
        navigation.setViewControllers(stack, animated: false)
        return false
    }

    /// The photo on top of the stack becomes the detail again; without one the detail is empty.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        if let navigation = primaryViewController as? UINavigationController,
            navigation.topViewController?.visiblePhoto != nil
        {
            // Nil: the navigation controller gives up its top.
            return nil
        }
        return storyboard?.instantiateViewController(withIdentifier: "Empty")
    }
}
