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
    /// Kept for the app: sheets are always dimmed here (PR-25). Nil by default.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// A bar of 36x5 points at the sheet's top (PR-25). Default: false (PR-M18).
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
    /// Kept for the app: scrolling moves no sheet here. Default: true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// False: in compact height the sheet fills the screen (PR-19).
    open var prefersEdgeAttachedInCompactHeight = false
    /// Kept for the app. Default: false.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
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
            wish: presentedViewController.preferredContentSize
        )
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let geometry else { return .zero }
        return geometry.frame(detent: activeDetentValue(maximum: geometry.maximumDetentValue))
    }

    private func activeDetentValue(maximum: CGFloat) -> CGFloat? {
        let traits = presentingViewController.traitCollection
        let active = detents.compactMap { detent in
            detent.height(maximum, traits).map { (detent.identifier, min($0, maximum)) }
        }
        let selected = active.first { $0.0 == selectedDetentIdentifier } ?? active.min { $0.1 < $1.1 }
        return selected.flatMap { $0.1 < maximum ? $0.1 : nil }
    }

    override var cornerRadius: CGFloat { preferredCornerRadius ?? geometry?.cornerRadius ?? 0 }
    /// PR-25; 40 % before iOS 13.
    override var dimming: CGFloat { geometry?.fillsContainer ?? false ? 0 : HostEra.current.sdk >= 13 ? 0.2 : 0.4 }
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
