import Foundation

/// Places a presented controller's view, and what stands around it, while it is on the screen.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The presenter counts once the presentation begins; UIKit sets it then.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// Not held: the controller holds its presentation controller.
    public private(set) unowned var presentedViewController: UIViewController
    /// Until the presentation begins, the presented controller itself stands for the presenter.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }
    weak var presenting: UIViewController?
    /// Asked how to adapt, and told of dismissals by touch. Nil by default.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Style
    /// The style that was asked for, `automatic` resolved by the SDK (PR-1); adaptation doesn't change it.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.resolvedPresentationStyle }
    /// What the delegate or the system makes of the style in compact width (PR-9, PR-10).
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptiveStyle(for: presentingViewController.traitCollection)
    }
    /// The style for these traits; `none`: the style that was asked for (PR-9, PR-10).
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptiveStyle(for: traitCollection)
    }
    /// Default: whether the style takes the presenter's view off the screen (PR-5, PR-7).
    open var shouldRemovePresentersView: Bool { false }
    /// Kept for subclasses: presentations cover the window unless their style is one in a context. Default: true
    /// (PR-7).
    open var shouldPresentInFullscreen: Bool { true }
    /// Traits that the presented controller has beside the window's; read when the presentation begins. Nil by default.
    open var overrideTraitCollection: UITraitCollection?

    // MARK: Views
    /// The view that covers the context while something is presented.
    open internal(set) var containerView: UIView?
    /// The view that is put into the container; the presented controller's by default.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// In the container's bounds space; its bounds by default (PR-7).
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Called before each layout of the container; does nothing (PR-6).
    open func containerViewWillLayoutSubviews() {}
    /// Called after each layout of the container, with the presented view at its place; does nothing (PR-6).
    open func containerViewDidLayoutSubviews() {}

    // MARK: Phases (PR-6)
    /// Called with the container in its place, before the presented view is put in; does nothing (PR-6).
    open func presentationTransitionWillBegin() {}
    /// Called after the presented controller's `viewDidAppear`, always with true; does nothing (PR-6).
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented controller's `viewWillDisappear`; does nothing (PR-6).
    open func dismissalTransitionWillBegin() {}
    /// Called after the presented controller's `viewDidDisappear`, its view removed, always with true; does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Size changes
    /// Never called: the container is laid out anew at its new size; does nothing.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Has the container laid out anew, so that the frame is asked for again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    // For UIKit's own presentations.
    /// Whether the style is what adaptation has made of another one.
    var isAdapted = false
    /// Views behind the container that keep their touches (PR-16).
    var viewsPassedThrough: [UIView] { [] }
    /// How the presented view's corners look, in points.
    var cornerRadius: CGFloat { 0 }
    /// Of what lies under the presented view, as large as it; nil: nothing.
    var backing: UIColor? { nil }
    /// Of the black behind the presented view, 0…1.
    var dimming: CGFloat { 0 }
    /// Whether a touch beside the presented view ends the presentation.
    var dismissesOnTouchOutside: Bool { false }
    /// Whether what is behind takes touches beside the presented view.
    var letsTouchesThrough: Bool { false }
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
    /// The form of iOS 8; asked by the default of the one with traits only.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Asked in compact width, for sheets and popovers; an answer that isn't allowed is ignored (PR-10).
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    /// Asked when the style is another than the one asked for: what is presented instead, such as a navigation
    /// controller around the controller; nil keeps it (PR-11).
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called when a presentation begins, with the style it takes; `none`: the one that was asked for (PR-11).
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    /// Asked when a touch outside would dismiss.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called for a dismissal by touch, before it begins.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when a dismissal by touch has ended; not for one by code (PR-17).
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called for a touch outside that may not dismiss (PR-17).
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    // None of the styles that a delegate may answer: the system's own choice.
    /// Left out: the system's own choice (PR-9).
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Left out: the answer without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Left out: nil.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Left out: nothing happens.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// Left out: true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Left out: nothing happens.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Left out: nothing happens.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Left out: nothing happens.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Gives presentations of the custom style their presentation controller (PR-8).
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Asked for the style `custom` only (PR-8); the source is who was told to present.
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Left out: nil, a plain presentation controller whose view fills the container.
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
        guard !isAdapted else { return .none }
        guard [.pageSheet, .formSheet, .popover].contains(style) else { return .none }
        guard traits.horizontalSizeClass == .compact else { return .none }
        if let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
            let allowed: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .formSheet, .none]
            if allowed.contains(answer) { return answer }
        }
        return HostEra.current.sdk < 13 ? .fullScreen : style == .popover ? .formSheet : .none
    }
}

extension UIPresentationController {
    /// PR-11: what the delegate presents instead, for an adapted style; nil: the controller itself.
    func substitute(for style: UIModalPresentationStyle) -> UIViewController? {
        guard style != presentationStyle,
            let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style),
            other !== presentedViewController
        else { return nil }
        other.modalPresentationStyle = style
        // A sheet of its own would be adapted again; who answered once keeps hearing of touches.
        other.presentationController?.delegate = delegate
        other.presentationController?.isAdapted = true
        return other
    }

    func tellAdaptation(to style: UIModalPresentationStyle, coordinator: TransitionCoordinator?) {
        delegate?.presentationController(
            self,
            willPresentWithAdaptiveStyle: isAdapted || style != presentationStyle ? style : .none,
            transitionCoordinator: coordinator
        )
    }
}
