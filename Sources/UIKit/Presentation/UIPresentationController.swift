import Foundation

/// Places a presented controller's view, and what stands around it, while it is on the screen.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIFocusEnvironment {
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
    /// Traits that the presented controller has beside the window's (TR-6). Nil by default.
    open var overrideTraitCollection: UITraitCollection? { didSet { traitsMayHaveChanged() } }
    /// What the presented controller inherits: the traits around the container, the presentation's own and the
    /// overrides (TR-5, TR-6). Before the presentation those of the presenter.
    open var traitCollection: UITraitCollection { currentTraits }
    /// Called before the presented controller's own, with what was before (TR-5). Does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    final var reception = TraitReception()

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
    /// Called after the presented controller's `viewDidAppear`, or with false when the transition was called off; does
    /// nothing (PR-6).
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented controller's `viewWillDisappear`; does nothing (PR-6).
    open func dismissalTransitionWillBegin() {}
    /// Called after the presented controller's `viewDidDisappear`, its view removed, or with false when the transition
    /// was called off; does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Size changes (TR-11 … TR-13)
    /// The presented controller's.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Hands on to the presented controller, with the presentation's own traits; overriders call super.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardWillTransition(to: newCollection, with: coordinator)
    }
    /// Hands on to the presented controller, if its size changes; overriders call super. The size is the container's.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardWillTransition(to: size, with: coordinator)
    }
    /// Points that the presented view will have when the container has `parentSize`. Default: all of it; sheets answer
    /// with their own size.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// For presentations to follow the size that a child's constraints ask for.
    ///
    /// - Note: No effect here: it is never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Has the container laid out anew, so that the frame is asked for again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    // MARK: Focus (Views/Focus)
    /// Where the focus goes when something is presented. Default: the presented controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
    /// The same as a single view, as it was said before iOS 10. Nil by default.
    open var preferredFocusedView: UIView? { nil }
    /// What the container lies in.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView?.superview }
    /// The container.
    open var focusItemContainer: (any UIFocusItemContainer)? { containerView }
    /// The group of the items in the container; nil, the default: that of what is around.
    open var focusGroupIdentifier: String? { nil }
    /// Has the focus sought anew at the end of the turn, where it is in the container or nowhere.
    open func setNeedsFocusUpdate() { FocusEngine.engine(of: self)?.requestInside(self) }
    /// Does at once what was asked for.
    open func updateFocusIfNeeded() { FocusEngine.engine(of: self)?.updateIfNeeded() }
    /// Asked before the focus leaves or enters the container. Default: true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus has left or entered the container; does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

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
    /// Where what lies behind peeks out as a card, in the container; the rest of the screen is black then. Nil: all of it is
    /// seen.
    var peekingCard: CGRect? { nil }
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
    /// What the presented controller gets beside the window's traits, before the app's overrides.
    var ownTraits: UITraitCollection? { nil }
    /// Whether the presented controller is nearer than what is around it (TR-19).
    var isElevated: Bool { isSheet }
    /// Whether the container covers a context's place, not the window.
    final var coversContext = false
    /// Places what belongs to the presentation beside the presented view.
    func layoutChrome() {}
    /// Called before a layout in which the container has another size than in the one before.
    func containerSizeDidChange() {}
}
