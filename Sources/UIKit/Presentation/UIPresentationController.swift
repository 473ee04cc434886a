import Foundation

/// Places a presented controller's view, and what stands around it, while it is on the screen.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    public private(set) unowned var presentedViewController: UIViewController
    /// Until the presentation begins, the presented controller itself stands for the presenter.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }
    weak var presenting: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Style
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.resolvedPresentationStyle }
    /// What the delegate or the system makes of the style in compact width (PR-9, PR-10).
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptiveStyle(for: presentingViewController.traitCollection)
    }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptiveStyle(for: traitCollection)
    }
    /// Default: whether the style takes the presenter's view off the screen (PR-5, PR-7).
    open var shouldRemovePresentersView: Bool { false }
    open var shouldPresentInFullscreen: Bool { true }
    open var overrideTraitCollection: UITraitCollection?

    // MARK: Views
    /// The view that covers the context while something is presented.
    open internal(set) var containerView: UIView?
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// In the container's bounds space; its bounds by default (PR-7).
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Phases (PR-6)
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Size changes
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    // For UIKit's own presentations.
    /// How the presented view's corners look, in points.
    var cornerRadius: CGFloat { 0 }
    /// Of the black behind the presented view, 0…1.
    var dimming: CGFloat { 0 }
    /// Whether a touch beside the presented view ends the presentation.
    var dismissesOnTouchOutside: Bool { false }
    /// Whether the container gives the presented view its frame at each layout; custom ones may move it themselves.
    var placesPresentedView: Bool { presentationStyle != .custom }
    /// Whether the view fades in instead of sliding.
    var fades: Bool { false }
    /// Whether the view lies on a sheet, so that navigation bars are higher.
    var isSheet: Bool { false }
    /// What the presented controller gets beside the window's traits.
    var traitsForPresented: UITraitCollection? { overrideTraitCollection }
}

/// Adapts presentations to compact environments, and hears how users dismiss them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    /// May wrap the controller for the adapted style; nil keeps it (PR-11).
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Not called for a dismissal by code (PR-17).
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    // None of the styles that a delegate may answer: the system's own choice.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Gives presentations of the custom style their presentation controller (PR-8).
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension UIPresentationController {
    /// PR-9, PR-10, PR-13: styles change only in compact width.
    func adaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = presentationStyle
        guard [.pageSheet, .formSheet, .popover].contains(style) else { return .none }
        guard traits.horizontalSizeClass == .compact else { return .none }
        if let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
            let allowed: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .formSheet, .none]
            if allowed.contains(answer) { return answer }
        }
        return HostEra.current.sdk < 13 ? .fullScreen : style == .popover ? .formSheet : .none
    }
}
