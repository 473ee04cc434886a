import Foundation
import ObjectiveCRuntime
import Platform
import SwiftRuntime

/// Which sides of its anchor a popover may stand on.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's numbers.
    public let rawValue: UInt
    /// Options of these bits; bits without a name are kept.
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
    /// Called when the size around the popover has changed, as by a rotation: another anchor may be set.
    ///
    /// - Parameters:
    ///   - rect: The anchor, in the view's bounds space.
    ///   - view: The view that the anchor is in.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    )
}

extension UIPopoverPresentationControllerDelegate {
    /// Left out: the anchor stays.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
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
    /// Fills what the content leaves free, and the arrow. Nil by default: that of the content's view.
    open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
    /// Draws background and arrow, and decides how much they take; nil, the default: the system's.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet { containerView?.setNeedsLayout() }
    }
    private final var ownBackground: UIPopoverBackgroundView?
    /// Whether the popover may cover its anchor where there is no room beside it; false: it is cut to the room.
    open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
    /// Points to the window's edges (PR-15); on iOS 26 at least 19 at the sides (PR-M20).
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The outline behind the content.
    private final let chrome = PopoverChrome()
    /// The sheet that stands in for the popover in compact width; one detent, large (PR-M24). From iOS 15.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController,
            presenting: presenting
        )
        sheet.delegate = delegate
        adaptiveSheet = sheet
        return sheet
    }
    private final var adaptiveSheet: UISheetPresentationController?

    private var anchor: CGRect? {
        guard let containerView else { return nil }
        if let view = sourceView ?? itemView {
            return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
        }
        return barButtonItem?.view.map { $0.convert($0.bounds, to: containerView) }
    }

    private var geometry: PopoverGeometry? {
        guard let containerView, let anchor else { return nil }
        let look = PopoverLook.current
        var room = containerView.bounds.inset(by: containerView.safeAreaInsets)
        room = room.inset(by: PopoverGeometry.margins(popoverLayoutMargins, look: look))
        // PR-15: the keyboard takes room away.
        if SoftwareKeyboard.state.isUp {
            let top = containerView.convert(SoftwareKeyboard.frame, from: nil).minY
            if top < room.maxY { room.size.height = max(0, top - room.minY) }
        }
        let ownInsets = popoverBackgroundViewClass?.contentViewInsets() ?? .zero
        var wish = wishedSize
        wish.width += ownInsets.left + ownInsets.right
        wish.height += ownInsets.top + ownInsets.bottom
        return PopoverGeometry(
            anchor: anchor,
            room: room,
            wish: wish,
            permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect,
            isBarItem: barButtonItem?.view != nil && sourceView == nil && itemView == nil,
            centersOnAnchor: presentedViewController.coversPopoverAnchor,
            safeTop: containerView.safeAreaInsets.top,
            look: look,
            arrowHeight: popoverBackgroundViewClass?.arrowHeight() ?? PopoverGeometry.standardArrowHeight
        )
    }

    /// PR-15: the controller's, else that of the controller on top of its stack.
    private var wishedSize: CGSize {
        var size = presentedViewController.preferredContentSize
        if size == .zero, let top = (presentedViewController as? UINavigationController)?.topViewController {
            size = top.preferredContentSize
        }
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 { size.height = 480 }
        return size
    }

    /// Whether the content goes on below the arrow, with its safe area beside it (SA-25).
    private var contentCoversArrow: Bool {
        Quirk.popoversReachBelowTheirArrow.holds && popoverBackgroundViewClass == nil
    }

    /// PR-14, PR-15: on the side with the most room. From the iOS 13 SDK the arrow is part of it (SA-25).
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let geometry else { return super.frameOfPresentedViewInContainerView }
        let place = geometry.place
        arrowDirection = place.direction
        if let background = popoverBackgroundViewClass {
            return place.contentFrame.inset(by: background.contentViewInsets())
        }
        return contentCoversArrow ? place.frame : place.contentFrame
    }

    /// The app's own background behind the content, with its arrow at the anchor's middle.
    private func showOwnBackground(_ place: PopoverGeometry.Place, anchor: CGRect, below view: UIView) {
        guard let type = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type, let containerView else { return }
        let background = ownBackground ?? ObjectAllocator.make(type)
        ownBackground = background
        chrome.removeFromSuperview()
        background.frame = place.frame
        if background.superview !== containerView { containerView.insertSubview(background, belowSubview: view) }
        background.arrowDirection = place.direction
        let isSideways = place.direction == .left || place.direction == .right
        let reach = (isSideways ? place.frame.height : place.frame.width) / 2 - type.arrowBase() / 2
        let wanted = isSideways ? anchor.midY - place.frame.midY : anchor.midX - place.frame.midX
        background.arrowOffset = max(-reach, min(wanted, reach))
        view.layer.mask = nil
        if !type.wantsDefaultContentAppearance { view.layer.cornerRadius = 0 }
    }

    override func layoutChrome() {
        guard let geometry, let view = presentedView, let containerView else { return }
        let place = geometry.place
        if popoverBackgroundViewClass != nil { return showOwnBackground(place, anchor: geometry.anchor, below: view) }
        if contentCoversArrow { view.setContainerInsets(place.arrowInsets) }
        if chrome.superview !== containerView { containerView.insertSubview(chrome, belowSubview: view) }
        chrome.show(place, anchor: geometry.anchor, color: backgroundColor ?? view.backgroundColor)
        // The content ends where the popover's outline does.
        guard contentCoversArrow, place.direction != [] else { return view.layer.mask = nil }
        view.layer.cornerRadius = 0
        let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
        mask.frame = view.bounds
        mask.path = place.outline(toward: geometry.anchor).cgPath
        if view.layer.mask !== mask { view.layer.mask = mask }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { presentedView?.layer.mask = nil }
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

    /// The delegate may set another anchor than the view's; a bar button item's isn't asked about.
    override func containerSizeDidChange() {
        guard let popoverDelegate, var view = sourceView ?? itemView else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let (oldView, oldRect) = (view, rect)
        popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== oldView { sourceView = view }
        if rect != oldRect || view !== oldView { sourceRect = rect }
    }

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    override var viewsPassedThrough: [UIView] { passthroughViews ?? [] }
    override var cornerRadius: CGFloat {
        let hasOwn =
            !((popoverBackgroundViewClass as? UIPopoverBackgroundView.Type)?.wantsDefaultContentAppearance ?? true)
        return hasOwn ? 0 : PopoverLook.current.radius
    }
    override var dismissesOnTouchOutside: Bool { true }
    override var ownTraits: UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }
    override var isElevated: Bool { true }
}
