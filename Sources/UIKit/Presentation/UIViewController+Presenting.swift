import Foundation
import Platform

/// Who presents whom.
struct PresentationState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var isBeingPresented = false
    var isBeingDismissed = false
    /// Whether the controller is presented as a page or form sheet.
    var isSheet = false
    /// What apps see, with the style that it was made for.
    var controller: UIPresentationController?
    var controllerStyle: UIModalPresentationStyle?
    /// The one that presents, after adaptation.
    var active: UIPresentationController?
    /// The style that it presents in.
    var activeStyle = UIModalPresentationStyle.none
    /// The controller that was asked for, while this one is presented around it (PR-11).
    var original: UIViewController?
    var removesPresenter = false
    /// Ends the transition that is under way.
    var finish: (() -> Void)?
    /// Of the animated transition that is under way.
    var coordinator: TransitionCoordinator?
    /// Keeps the animator of the transition that is under way.
    var context: TransitionContext?
    /// Counts transitions, so that the end of one that was cut short is known.
    var transitionCount = 0

    /// That of the controller itself or of the presentation that it began.
    @MainActor
    var coordinatorAround: TransitionCoordinator? { coordinator ?? presented?.presentation.coordinator }
}

extension UIViewController {
    // MARK: Styles
    /// The style that automatic stands for: page sheets from the iOS 13 SDK, form sheets from 18 (PR-1).
    var resolvedPresentationStyle: UIModalPresentationStyle {
        guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
        if Quirk.automaticStyleIsFormSheet.holds { return .formSheet }
        return Quirk.automaticStyleIsPageSheet.holds ? .pageSheet : .fullScreen
    }

    /// The style after adaptation to the presenter's traits (PR-9).
    func effectiveStyle(of controller: UIPresentationController) -> UIModalPresentationStyle {
        let adapted = controller.adaptivePresentationStyle(for: traitCollection)
        return adapted == .none ? controller.presentationStyle : adapted
    }

    /// Whether a style takes the presenter's view off the screen (PR-5).
    static func removesPresenter(_ style: UIModalPresentationStyle, _ active: UIPresentationController) -> Bool {
        style == .fullScreen || style == .currentContext || active.shouldRemovePresentersView
    }

    // MARK: Presentation controllers (PR-3)

    func ownPresentationController(source: UIViewController) -> UIPresentationController? {
        if presentation.presenting == nil, parent != nil { return parent?.presentationController }
        let style = resolvedPresentationStyle
        if let made = presentation.controller, presentation.controllerStyle == style { return made }
        let made: UIPresentationController
        switch style {
        case .custom:
            let custom = transitioningDelegate?.presentationController(
                forPresented: self,
                presenting: presentation.presenting,
                source: source
            )
            made = custom ?? UIPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none, .automatic:
            made = makeOwnPresentationController()
        }
        presentation.controller = made
        presentation.controllerStyle = style
        return made
    }

    // MARK: Presenting
    func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard mayPresent(controller) else { return }
        let presenter = presentingAncestor(for: controller)
        // PR-20
        if let other = presenter.presentation.presented {
            return LayoutLog.note("Attempt to present \(controller) on \(self) which is already presenting \(other)")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return LayoutLog.note(
                "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy."
            )
        }
        let known = controller.presentation.presenting
        controller.presentation.presenting = presenter
        guard let requested = controller.ownPresentationController(source: self) else {
            controller.presentation.presenting = known
            return
        }
        requested.presenting = presenter
        let style = presenter.effectiveStyle(of: requested)
        if let wrapper = requested.substitute(for: style) {
            controller.presentation.presenting = known
            wrapper.presentation.original = controller
            return presentModally(wrapper, animated: animated, completion: completion)
        }
        presenter.presentation.presented = controller
        controller.presentation.isBeingPresented = true
        let active = controller.activePresentation(requested, style: style)
        active.presenting = presenter
        controller.presentation.active = active
        controller.presentation.activeStyle = style
        controller.presentation.isSheet = false
        (active as? UIPopoverPresentationController)?.prepare()
        let (host, container) = presenter.makeContainer(for: active, style: style, in: window)
        if animated, AnimationState.areEnabled {
            controller.presentation.coordinator = TransitionCoordinator(
                containerView: container,
                duration: Self.presentationDuration,
                from: presenter,
                to: controller,
                presentationStyle: style
            )
        }
        requested.tellAdaptation(to: style, coordinator: controller.presentation.coordinator)
        controller.beginPresenting(by: presenter, active, in: host, animated: animated, completion: completion)
    }

    /// What UIKit doesn't let an app present ends in its exception.
    private func mayPresent(_ controller: UIViewController) -> Bool {
        if controller === self {
            UIKitException.raise(
                .invalidArgument,
                "Application tried to present modal view controller on itself. Presenting controller is \(self)."
            )
            return false
        }
        if let presenter = controller.presentation.presenting, presenter.presentation.presented === controller {
            UIKitException.raise(
                .invalidArgument,
                "Application tried to present modally a view controller \(controller) that is already being presented "
                    + "by \(presenter)."
            )
            return false
        }
        if controller.parent != nil || controller.traits.rootWindow?.isHidden == false {
            UIKitException.raise(
                .invalidArgument,
                "Application tried to present modally an active controller \(controller)."
            )
            return false
        }
        return true
    }

    func makeContainer(
        for active: UIPresentationController,
        style: UIModalPresentationStyle,
        in window: UIWindow
    ) -> (host: UIView, container: PresentationContainerView) {
        let isInContext =
            style == .currentContext || style == .overCurrentContext
            || style == .custom && !active.shouldPresentInFullscreen
        active.coversContext = isInContext
        let host = isInContext ? loadedView.superview ?? window : window
        let container = PresentationContainerView(
            presentation: active,
            frame: isInContext ? loadedView.frame : window.bounds
        )
        active.containerView = container
        return (host, container)
    }

    private func beginPresenting(
        by presenter: UIViewController,
        _ active: UIPresentationController,
        in host: UIView,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let container = active.containerView else { return }
        let removes = Self.removesPresenter(presentation.activeStyle, active)
        presentation.removesPresenter = removes
        // PR-27: who animates is asked before anything begins.
        let transition = presentingTransition(from: presenter, animated: animated)
        // PR-22
        loadViewIfNeeded()
        if removes { presenter.beginAppearanceTransition(false, animated: animated) }
        beginAppearanceTransition(true, animated: animated)
        host.addSubview(container)
        SimulatedDevice.current.controllersDidChange(turns: false)
        container.updateSafeAreaIfStale()
        presentation.isSheet = active.isSheet
        active.presentationTransitionWillBegin()
        if let view = active.presentedView {
            view.frame = active.frameOfPresentedViewInContainerView
            if transition == nil { container.addSubview(view) }
        }
        if removes, transition != nil { container.insertSubview(presenter.loadedView, at: 0) }
        active.tellOfTraits()
        updateTraits()
        if transition == nil { settleAppearing(in: container, animated: animated) }
        let end: (Bool) -> Void = { [weak self, weak presenter] completed in
            self?.endPresenting(by: presenter, active, completed: completed)
            if completed { completion?() }
        }
        presentation.finish = { end(true) }
        guard let transition else {
            return runTransition(animated: animated, isPresenting: true, view: active.presentedView)
        }
        runTransition(transition, isPresenting: true, presenter: presenter, end: end)
        settleAppearing(in: container, animated: animated)
    }

    private func settleAppearing(in container: UIView, animated: Bool) {
        appearance.tellIsAppearing(self, animated: animated)
        container.layoutIfNeeded()
    }

    private func endPresenting(by presenter: UIViewController?, _ active: UIPresentationController, completed: Bool) {
        presentation.finish = nil
        presentation.context?.abandon()
        presentation.context = nil
        guard completed else { return callOffPresenting(by: presenter, active) }
        if let container = active.containerView, let view = active.presentedView, view.superview == nil {
            container.addSubview(view)
        }
        // PR-22: what is presented has appeared before its presenter has disappeared.
        endAppearanceTransition()
        if presentation.removesPresenter {
            presenter?.viewIfLoaded?.removeFromSuperview()
            presenter?.endAppearanceTransition()
        }
        active.presentationTransitionDidEnd(true)
        presentation.isBeingPresented = false
        endCoordination()
        SimulatedDevice.current.controllersDidChange()
    }

    /// The transition was called off: everything is as before it.
    private func callOffPresenting(by presenter: UIViewController?, _ active: UIPresentationController) {
        let host = active.containerView?.superview
        beginAppearanceTransition(false, animated: true)
        if presentation.removesPresenter, let presenter {
            presenter.beginAppearanceTransition(true, animated: true)
            host?.insertSubview(presenter.loadedView, at: 0)
        }
        active.presentedView?.removeFromSuperview()
        active.containerView?.removeFromSuperview()
        endAppearanceTransition()
        if presentation.removesPresenter { presenter?.endAppearanceTransition() }
        active.presentationTransitionDidEnd(false)
        forgetPresentation(by: presenter)
        endCoordination()
    }

    func forgetPresentation(by presenter: UIViewController?) {
        presentation.active?.containerView = nil
        presentation.isBeingPresented = false
        presentation.isBeingDismissed = false
        presentation.presenting = nil
        presentation.original = nil
        presentation.active = nil
        presentation.controller = nil
        if presenter?.presentation.presented === self { presenter?.presentation.presented = nil }
    }

    func endCoordination() {
        let coordinator = presentation.coordinator
        presentation.coordinator = nil
        coordinator?.runCompletions()
    }

    /// The controller that really presents: a sheet for a popover in compact width, a plain one for the full screen.
    func activePresentation(
        _ requested: UIPresentationController,
        style: UIModalPresentationStyle
    ) -> UIPresentationController {
        guard style != requested.presentationStyle else { return requested }
        let active: UIPresentationController
        switch style {
        case .formSheet, .pageSheet:
            if requested is UISheetPresentationController { return requested }
            if let popover = requested as? UIPopoverPresentationController {
                let sheet = popover.adaptiveSheetPresentationController
                sheet.delegate = requested.delegate
                return sheet
            }
            active = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .overFullScreen, .currentContext, .custom, .overCurrentContext, .popover, .none, .automatic:
            active = UIPresentationController(presentedViewController: self, presenting: nil)
        }
        active.delegate = requested.delegate
        return active
    }

    /// PR-4: the nearest context for styles that ask for one, else the root.
    private func presentingAncestor(for controller: UIViewController) -> UIViewController {
        let style = controller.resolvedPresentationStyle
        if style == .currentContext || style == .overCurrentContext {
            var candidate: UIViewController? = self
            while let context = candidate {
                if context.definesPresentationContext { return context }
                candidate = context.parent
            }
        }
        return topmostAncestor
    }

    private var topmostAncestor: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }
}

extension UIViewController {
    /// Whether the controller stands in a page or form sheet, where navigation bars are higher.
    var isInSheet: Bool {
        var controller: UIViewController = self
        while let parent = controller.parent { controller = parent }
        return controller.presentation.isSheet
    }
}
