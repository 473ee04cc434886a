import Foundation

/// Which sides of its anchor a popover may stand on.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up: the popover is below its anchor.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down: the popover is above its anchor.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points left: the popover is at the right of its anchor.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points right: the popover is at the left of its anchor.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// The side with the most room is taken (PR-14).
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Before the presentation (PR-M23).
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears about a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the presentation begins, the last moment to set an anchor.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// The form before iOS 13, asked by the default of `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// The form before iOS 13, called by the default of `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    )
}

extension UIPopoverPresentationControllerDelegate {
    /// Left out: nothing happens.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Left out: true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Left out: what the form before iOS 13 answers.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        (presentationController as? UIPopoverPresentationController)
            .map(popoverPresentationControllerShouldDismissPopover) ?? true
    }
    /// Left out: the form before iOS 13 is called.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        (presentationController as? UIPopoverPresentationController)
            .map(popoverPresentationControllerDidDismissPopover)
    }
    /// Left out: nothing happens.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// Presents a controller beside its anchor; as a sheet or the full screen in compact width (PR-9).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover stands beside. A popover without it, `barButtonItem` and `sourceItem` raises an
    /// exception when it is presented (PR-14).
    open weak var sourceView: UIView?
    /// In the source view's bounds space; null: its bounds (PR-M23).
    open var sourceRect: CGRect = .null
    /// Stands in for `sourceView`: the popover stands beside the item's button while that is shown.
    open weak var barButtonItem: UIBarButtonItem?
    /// A view or a bar item, instead of the two above; mirrors ``barButtonItem``, and leaves ``sourceView`` alone
    /// (PR-M23). ``sourceRect`` counts in a view's bounds space.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? itemView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            itemView = newValue as? UIView
        }
    }
    private final weak var itemView: UIView?
    /// Default: any. With several, the side with the most room is taken, up first (PR-14).
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Unknown until the frame is first computed (PR-M23).
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Views behind the popover that keep their touches; elsewhere outside a touch dismisses (PR-16). Nil by default.
    open var passthroughViews: [UIView]?
    /// Fills what the content leaves free. Nil by default: nothing is drawn.
    open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
    /// Whether the popover may cover its anchor where there is no room beside it; false: it is cut to the room.
    open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
    /// Points to the window's edges (PR-15).
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    private final let arrowHeight: CGFloat = 13

    private var anchor: CGRect? {
        guard let containerView else { return nil }
        if let view = sourceView ?? itemView {
            return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
        }
        return barButtonItem?.view.map { $0.convert($0.bounds, to: containerView) }
    }

    /// PR-14, PR-15: on the side with the most room, in the order up, down, left, right.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let anchor else { return super.frameOfPresentedViewInContainerView }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 { size.height = 480 }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let sides: [(UIPopoverArrowDirection, CGFloat)] = [
            (.up, room.maxY - anchor.maxY), (.down, anchor.minY - room.minY), (.left, room.maxX - anchor.maxX),
            (.right, anchor.minX - room.minX),
        ]
        let permitted = sides.filter { permittedArrowDirections.contains($0.0) }
        let best = permitted.first.map { first in permitted.dropFirst().reduce(first) { $1.1 > $0.1 ? $1 : $0 } }
        let direction = best?.0 ?? .up
        if !canOverlapSourceViewRect, let free = best.map({ $0.1 - arrowHeight }), free > 0 {
            switch direction {
            case .left, .right: size.width = min(size.width, free)
            default: size.height = min(size.height, free)
            }
        }
        arrowDirection = direction
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch direction {
        case .down: origin.y = anchor.minY - arrowHeight - size.height
        case .left: origin.x = anchor.maxX + arrowHeight
        case .right: origin.x = anchor.minX - arrowHeight - size.width
        default: origin.y = anchor.maxY + arrowHeight
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
        return CGRect(origin: origin, size: size)
    }

    /// Lets the delegate set the anchor, then insists on one (PR-14).
    final func prepare() {
        popoverDelegate?.prepareForPopoverPresentation(self)
        guard sourceView == nil, sourceItem == nil else { return }
        UIKitException.raise(
            .generic,
            presentedViewController is UIAlertController
                ? "Your application has presented a UIAlertController (\(presentedViewController)) of style "
                    + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this "
                    + "style is UIModalPresentationPopover. You must provide location information for this popover "
                    + "through the alert controller's popoverPresentationController. You must provide either a "
                    + "sourceView and sourceRect or a barButtonItem."
                : "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set "
                    + "before the presentation occurs."
        )
    }

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    override var backing: UIColor? { backgroundColor }
    override var viewsPassedThrough: [UIView] { passthroughViews ?? [] }
    override var cornerRadius: CGFloat { 13 }
    override var dismissesOnTouchOutside: Bool { true }
    override var traitsForPresented: UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }
}
