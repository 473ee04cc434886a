import Foundation

/// Hears which height a sheet takes.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Never called: sheets aren't dragged here.
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
            public let rawValue: String
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
    /// Kept for the app: scrolling moves no sheet here. Default: true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// False: in compact height the sheet fills the screen (PR-19).
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    /// In compact height, of a sheet that doesn't fill the screen: false, the default, takes the safe area's width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
    /// Points. Nil, the default: that of era, device and detent.
    open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
    /// Kept for the app: sheets don't grow from a view here. Nil by default.
    open var sourceView: UIView?
    /// Animates what changes the sheet's size.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.layoutIfNeeded()
    }

    // MARK: Places
    private var geometry: SheetGeometry? {
        guard let containerView else { return nil }
        let traits = presentingViewController.traitCollection
        return SheetGeometry(
            bounds: containerView.bounds,
            safeArea: containerView.safeAreaInsets,
            traits: traits,
            era: HostEra.current,
            isForm: presentationStyle == .formSheet,
            wish: presentedViewController.preferredContentSize,
            attachesInCompactHeight: prefersEdgeAttachedInCompactHeight,
            followsWishedWidth: widthFollowsPreferredContentSizeWhenEdgeAttached
        )
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let geometry else { return .zero }
        return geometry.frame(detent: activeDetentValue(maximum: geometry.maximumDetentValue))
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
    /// PR-25; 40 % before iOS 13.
    override var dimming: CGFloat {
        geometry?.fillsContainer ?? false || isUndimmed ? 0 : HostEra.current.sdk >= 13 ? 0.2 : 0.4
    }
    override var isSheet: Bool { !(geometry?.fillsContainer ?? false) }
    override var dismissesOnTouchOutside: Bool { HostEra.current.sdk >= 13 }
    override var traitsForPresented: UITraitCollection? {
        guard presentationStyle == .formSheet, HostEra.current.sdk >= 13 else { return overrideTraitCollection }
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        return overrideTraitCollection.map { UITraitCollection(traitsFrom: [compact, $0]) } ?? compact
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
