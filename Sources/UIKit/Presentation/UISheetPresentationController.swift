import Foundation
import Platform

/// Hears which height a sheet takes.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the person has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    /// Left out: nothing happens.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Presents page and form sheets.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name, as UIKit spells it.
            public let rawValue: String
            /// A value of any name, which is equal to those of the same name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Any name that no other detent of the sheet has.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Of the system's detent of about half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Of the system's detent of the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What `selectedDetentIdentifier` names the detent by; `custom` for an app's own without a name.
        public let identifier: Identifier
        /// Points without the safe area's bottom; nil: inactive.
        let height: (CGFloat, UITraitCollection) -> CGFloat?

        init(identifier: Identifier, height: @escaping (CGFloat, UITraitCollection) -> CGFloat?) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// Points without the safe area's bottom, in a container; nil: inactive there (iOS 16).
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { height(context.maximumDetentValue, context.containerTraitCollection) }

        /// As high as a sheet may be in its container, which depends on the era.
        open class func large() -> Detent { Detent(identifier: .large) { maximum, _ in maximum } }
        /// About half the screen; inactive in compact height (PR-M12).
        open class func medium() -> Detent {
            Detent(identifier: .medium) { _, traits in
                traits.verticalSizeClass == .compact
                    ? nil : (UIScreen.main.bounds.height / 2 - 1).rounded(.down)
            }
        }
        /// A height of the app's own (iOS 16).
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier("custom")) { maximum, traits in
                resolver(DetentContext(maximumDetentValue: maximum, containerTraitCollection: traits))
            }
        }
    }

    /// At which heights the sheet may rest. Default: large alone; with none active it is large, too.
    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    /// Nil: the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// Up to this detent nothing is dimmed, and what is behind the sheet takes touches (PR-19). Nil by default: always
    /// dimmed (PR-25).
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// A bar of 36x5 points at the sheet's top (PR-25). Default: false (PR-M18).
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
    /// Whether a drag upward in a scroll view that is at its top makes the sheet higher first. Default: true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// False: in compact height the sheet fills the screen (PR-19).
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    /// In compact height, of a sheet that doesn't fill the screen: false, the default, takes the safe area's width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
    /// Points. Nil, the default: that of era, device and detent.
    open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
    /// The view that the sheet grows from. Nil by default.
    ///
    /// - Note: No effect here: sheets don't grow from a view.
    open var sourceView: UIView?
    /// True: a form sheet on a pad is as large as a page sheet (iOS 17). Default: false.
    open var prefersPageSizing = false { didSet { containerView?.setNeedsLayout() } }
    /// Animates what changes the sheet's size.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        UIView.animate(withDuration: UIViewController.presentationDuration) { [containerView] in
            containerView?.layoutIfNeeded()
        }
    }
    /// Has the heights of custom detents asked for again.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    // MARK: Dragging (SheetDrag.swift)
    private final lazy var drag = SheetDrag(sheet: self)
    /// The height to which a finger has dragged the sheet, without the safe area's bottom; nil: it rests.
    private final var draggedValue: CGFloat?
    /// Points a second, downward, of the finger that lets the sheet go; nil: it is dismissed otherwise (PR-M16).
    final var releaseSpeed: CGFloat?
    /// Where the sheet stands when no finger holds it.
    final var frameOfPresentedViewAtRest: CGRect {
        guard let geometry else { return .zero }
        return geometry.frame(detent: activeDetentValue(maximum: geometry.maximumDetentValue))
    }

    // MARK: Places
    private var geometry: SheetGeometry? { containerView.flatMap { geometry(in: $0.bounds) } }

    private func geometry(in bounds: CGRect) -> SheetGeometry? {
        guard let containerView else { return nil }
        let scene = SimulatedDevice.current.upcomingScene
        return SheetGeometry(
            bounds: bounds,
            safeArea: scene?.safeAreaInsets ?? containerView.safeAreaInsets,
            traits: scene?.traits ?? presentingViewController.traitCollection,
            isForm: presentationStyle == .formSheet && !prefersPageSizing,
            wish: presentedViewController.preferredContentSize,
            attachesInCompactHeight: prefersEdgeAttachedInCompactHeight,
            followsWishedWidth: widthFollowsPreferredContentSizeWhenEdgeAttached
        )
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let geometry, let draggedValue else { return frameOfPresentedViewAtRest }
        // Below the least detent the sheet goes down as it is.
        let least = leastValue
        let maximum = geometry.maximumDetentValue
        let value = min(max(draggedValue, least), maximum)
        return geometry.frame(detent: value < maximum ? value : nil)
            .offsetBy(dx: 0, dy: max(0, least - draggedValue))
    }

    // MARK: Dragged
    /// The value of the detent at which the sheet rests.
    var restingValue: CGFloat {
        guard let maximum = geometry?.maximumDetentValue else { return 0 }
        return activeDetentValue(maximum: maximum) ?? maximum
    }
    /// The value of the least detent.
    var leastValue: CGFloat {
        guard let maximum = geometry?.maximumDetentValue else { return 0 }
        return activeDetents(maximum: maximum).map(\.value).min() ?? maximum
    }
    var presentedHeight: CGFloat { presentedView?.bounds.height ?? 0 }
    var mayBeDragged: Bool { containerView != nil && isSheet && Quirk.sheetsAreCards.holds }
    var isAtHighestDetent: Bool {
        guard let maximum = geometry?.maximumDetentValue else { return true }
        return restingValue >= activeDetents(maximum: maximum).map(\.value).max() ?? maximum
    }

    /// Follows a finger; PR-M14: the dimming goes with how far the sheet has left.
    func drag(to value: CGFloat) {
        let highest = geometry.map { geometry in
            activeDetents(maximum: geometry.maximumDetentValue).map(\.value).max() ?? geometry.maximumDetentValue
        }
        draggedValue = min(value, highest ?? value)
        guard let container = containerView as? PresentationContainerView else { return }
        let offset = max(0, leastValue - value)
        container.dimmingShare = max(0, 1 - offset / max(1, presentedHeight))
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// The sheet goes to the detent at which it rests.
    func endDrag() {
        draggedValue = nil
        guard let container = containerView as? PresentationContainerView else { return }
        container.setDimming(shown: true)
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// Selects the detent nearest to a height, or for a flick the next one its way.
    ///
    /// - Parameter speed: Points a second, downward; zero for no flick.
    func select(nearest value: CGFloat, speed: CGFloat, from start: CGFloat) {
        guard let maximum = geometry?.maximumDetentValue else { return }
        var candidates = activeDetents(maximum: maximum)
        let onward = candidates.filter { speed > 0 ? $0.value < start : $0.value > start }
        if speed != 0, !onward.isEmpty { candidates = onward }
        guard let nearest = candidates.min(by: { abs($0.value - value) < abs($1.value - value) }),
            nearest.value != restingValue
        else { return }
        selectedDetentIdentifier = nearest.identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    override func layoutChrome() {
        keepBottomInset()
        guard let view = presentedView, drag.recognizer.view !== view else { return }
        view.addGestureRecognizer(drag.recognizer)
    }

    /// PR-24: the inset of a floating sheet isn't what the container's reaches into it.
    private func keepBottomInset() {
        guard let geometry, let view = presentedView, let containerView else { return }
        let detent = draggedValue ?? activeDetentValue(maximum: geometry.maximumDetentValue)
        guard geometry.floats(detent: detent) else { return view.setContainerInsets(.zero) }
        let below = containerView.bounds.height - view.frame.maxY
        let reach = UIView.reach(of: containerView.safeAreaInsets.bottom, at: below)
        let wanted = geometry.bottomInset(of: detent)
        view.setContainerInsets(UIEdgeInsets(top: 0, left: 0, bottom: wanted - reach, right: 0))
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { presentedView?.removeGestureRecognizer(drag.recognizer) }
    }

    private func activeDetents(maximum: CGFloat) -> [(identifier: Detent.Identifier, value: CGFloat)] {
        let traits = presentingViewController.traitCollection
        return detents.compactMap { detent in
            detent.height(maximum, traits).map { (detent.identifier, min($0, maximum)) }
        }
    }

    private func activeDetentValue(maximum: CGFloat) -> CGFloat? {
        let active = activeDetents(maximum: maximum)
        let selected =
            active.first { $0.identifier == selectedDetentIdentifier } ?? active.min { $0.value < $1.value }
        return selected.flatMap { $0.value < maximum ? $0.value : nil }
    }

    /// PR-19: whether the sheet stands no higher than the largest detent that leaves the rest as it is.
    private var isUndimmed: Bool {
        guard let largest = largestUndimmedDetentIdentifier, let geometry, !geometry.fillsContainer else {
            return false
        }
        let maximum = geometry.maximumDetentValue
        let limit = activeDetents(maximum: maximum).first { $0.identifier == largest }?.value
        guard let limit else { return false }
        return (activeDetentValue(maximum: maximum) ?? maximum) <= limit
    }

    override var letsTouchesThrough: Bool { isUndimmed }

    override var cornerRadius: CGFloat { preferredCornerRadius ?? geometry?.cornerRadius ?? 0 }
    /// PR-25
    override var dimming: CGFloat {
        geometry?.fillsContainer ?? false || isUndimmed ? 0 : SheetLook.current.dimming
    }
    override var peekingCard: CGRect? {
        guard let geometry, !isUndimmed, !coversContext else { return nil }
        return geometry.peekingCard(behind: frameOfPresentedViewInContainerView)
    }
    override var isSheet: Bool { !(geometry?.fillsContainer ?? false) }
    override var dismissesOnTouchOutside: Bool { Quirk.sheetsAreCards.holds }
    override var ownTraits: UITraitCollection? {
        guard isSheet, presentationStyle == .formSheet, Quirk.sheetsAreCards.holds else { return nil }
        return UITraitCollection(horizontalSizeClass: .compact)
    }

    /// TR-13: the sheet's own size, in the container and safe area that are to come.
    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let geometry = geometry(in: CGRect(origin: .zero, size: parentSize)) else { return parentSize }
        return geometry.frame(detent: activeDetentValue(maximum: geometry.maximumDetentValue)).size
    }
}

/// What a custom detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The presenter's traits, not those that the sheet gives its content.
    var containerTraitCollection: UITraitCollection { get }
    /// Points of the large detent.
    var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection
}
