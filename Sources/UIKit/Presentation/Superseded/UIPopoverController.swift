import Foundation

/// Hears of an old popover.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Whether a tap beside the popover takes it away. Optional; true.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// Called when a tap beside the popover took it away, not when code did. Optional; nothing.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
    /// Optional; true.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    /// Optional; nothing.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// A popover of before iOS 8: it presents its content as a popover over whatever is on the screen, also on a phone.
@available(iOS, deprecated: 9.0, message: "use UIPopoverPresentationController")
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    /// What the popover shows, which brings its size along. Setting it while the popover is shown has an effect at the
    /// next showing.
    open var contentViewController: UIViewController { didSet { size = nil } }
    /// Hears of taps beside the popover; not kept.
    open weak var delegate: (any UIPopoverControllerDelegate)?
    /// Views that take touches while the popover is shown. Nil by default.
    open var passthroughViews: [UIView]?
    /// Of the popover's ground and its arrow. Nil, the default: the system's.
    open var backgroundColor: UIColor?
    /// How near the popover comes to the screen's edges, in points. Default: 10 at each edge.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Draws the ground; nil, the default: the system's.
    open var popoverBackgroundViewClass: AnyClass?
    private var size: CGSize?
    private lazy var listener = PopoverListener(self)

    /// A popover that isn't shown yet.
    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    /// Replaces what the popover shows; at once, animated or not.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        contentViewController = viewController
    }

    /// Points; by default what the content prefers.
    open var contentSize: CGSize {
        get { size ?? contentViewController.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }
    /// Points; a popover that is shown takes them at once.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        self.size = size
        contentViewController.preferredContentSize = size
    }

    /// Whether it is on the screen.
    open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
    /// To which side the arrow points; unknown while nothing is shown.
    open var popoverArrowDirection: UIPopoverArrowDirection {
        isPopoverVisible ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
    }

    // MARK: Showing
    /// Beside a rectangle of a view.
    open func present(
        from rect: CGRect,
        in view: UIView,
        permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(arrowDirections, animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    /// Beside an item of a bar.
    open func present(
        from item: UIBarButtonItem,
        permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) { present(arrowDirections, animated) { $0.barButtonItem = item } }

    private func present(
        _ directions: UIPopoverArrowDirection,
        _ animated: Bool,
        at anchor: (UIPopoverPresentationController) -> Void
    ) {
        guard !isPopoverVisible, let top = SystemPresenter.topController else { return }
        contentViewController.modalPresentationStyle = .popover
        if let size { contentViewController.preferredContentSize = size }
        guard let popover = contentViewController.popoverPresentationController else { return }
        anchor(popover)
        popover.permittedArrowDirections = directions
        popover.passthroughViews = passthroughViews
        popover.backgroundColor = backgroundColor
        popover.popoverLayoutMargins = popoverLayoutMargins
        popover.popoverBackgroundViewClass = popoverBackgroundViewClass as? any UIPopoverBackgroundViewMethods.Type
        popover.delegate = listener
        top.present(contentViewController, animated: animated)
    }

    /// Takes it from the screen; tells no delegate.
    open func dismiss(animated: Bool) {
        if isPopoverVisible { contentViewController.dismiss(animated: animated) }
    }
}

/// Hears of the presentation for an old popover.
private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var owner: UIPopoverController?

    init(_ owner: UIPopoverController) { self.owner = owner }

    /// A popover everywhere, as it was.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        guard let owner else { return true }
        return owner.delegate?.popoverControllerShouldDismissPopover(owner) ?? true
    }
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        if let owner { owner.delegate?.popoverControllerDidDismissPopover(owner) }
    }
}
