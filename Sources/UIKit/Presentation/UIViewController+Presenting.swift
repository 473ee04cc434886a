import Foundation

/// Who presents whom.
struct PresentationState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var isBeingPresented = false
    var isBeingDismissed = false
    /// Traits that the presentation gives its controller.
    var traitsForPresented: UITraitCollection?
    /// Whether the controller is presented as a page or form sheet.
    var isSheet = false
    /// What apps see, with the style that it was made for.
    var controller: UIPresentationController?
    var controllerStyle: UIModalPresentationStyle?
    /// The one that presents, after adaptation.
    var active: UIPresentationController?
    var removesPresenter = false
    /// Ends the transition that is under way.
    var finish: (() -> Void)?
    /// Of the animated transition that is under way.
    var coordinator: TransitionCoordinator?
}

extension UIViewController {
    // MARK: Styles
    /// The style that automatic stands for: page sheets from the iOS 13 SDK, form sheets from 18 (PR-1).
    var resolvedPresentationStyle: UIModalPresentationStyle {
        guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
        let sdk = HostEra.current.sdk
        return sdk < 13 ? .fullScreen : sdk < 18 ? .pageSheet : .formSheet
    }

    /// The style after adaptation to the presenter's traits (PR-9).
    private func effectiveStyle(of controller: UIPresentationController) -> UIModalPresentationStyle {
        let adapted = controller.adaptiveStyle(for: traitCollection)
        return adapted == .none ? controller.presentationStyle : adapted
    }

    /// Whether a style takes the presenter's view off the screen (PR-5).
    private static func removesPresenter(_ style: UIModalPresentationStyle) -> Bool {
        style == .fullScreen || style == .currentContext
    }

    // MARK: Presentation controllers (PR-3)
    /// Made at the first question, anew when the style changes before presenting.
    public var presentationController: UIPresentationController? {
        ownPresentationController(source: presentation.presenting ?? self)
    }
    /// Nil unless the controller is presented, or would be now, as a page or form sheet.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// Nil unless the controller is presented, or would be now, as a popover; set its anchor before presenting.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private func ownPresentationController(source: UIViewController) -> UIPresentationController? {
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
        let presenter = presentingAncestor(for: controller)
        guard presenter.presentation.presented == nil else {
            // PR-20
            return LayoutLog.note(
                "Attempt to present \(controller) on \(self) which is already presenting "
                    + "\(presenter.presentation.presented ?? self)"
            )
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
            return presentModally(wrapper, animated: animated, completion: completion)
        }
        presenter.presentation.presented = controller
        controller.presentation.isBeingPresented = true
        let active = controller.activePresentation(requested, style: style)
        active.presenting = presenter
        controller.presentation.active = active
        controller.presentation.isSheet = false
        (active as? UIPopoverPresentationController)?.prepare()
        let isInContext = style == .currentContext || style == .overCurrentContext
        let host = isInContext ? presenter.view.superview ?? window : window
        let container = PresentationContainerView(
            presentation: active,
            frame: isInContext ? presenter.view.frame : window.bounds
        )
        active.containerView = container
        if animated, AnimationState.areEnabled {
            controller.presentation.coordinator = TransitionCoordinator(
                containerView: container,
                duration: Self.presentationDuration,
                from: presenter,
                to: controller
            )
        }
        requested.tellAdaptation(to: style, coordinator: controller.presentation.coordinator)
        controller.presentation.traitsForPresented = controller.traits(in: window, active)
        let removes = style == .custom ? active.shouldRemovePresentersView : Self.removesPresenter(style)
        controller.presentation.removesPresenter = removes
        if removes { presenter.beginAppearanceTransition(false, animated: animated) }
        controller.loadViewIfNeeded()
        controller.beginAppearanceTransition(true, animated: animated)
        host.addSubview(container)
        container.updateSafeAreaIfStale()
        controller.presentation.isSheet = active.isSheet
        active.presentationTransitionWillBegin()
        if let view = active.presentedView {
            view.frame = active.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        controller.updateTraits()
        controller.appearance.tellIsAppearing(controller, animated: animated)
        container.layoutIfNeeded()
        controller.presentation.finish = { [weak controller, weak presenter] in
            guard let controller else { return }
            controller.presentation.finish = nil
            if removes {
                presenter?.viewIfLoaded?.removeFromSuperview()
                presenter?.endAppearanceTransition()
            }
            controller.endAppearanceTransition()
            active.presentationTransitionDidEnd(true)
            controller.presentation.isBeingPresented = false
            controller.endCoordination()
            completion?()
        }
        controller.runTransition(animated: animated, isPresenting: true, view: active.presentedView)
    }

    /// Slides or fades the view, then ends the transition.
    private func runTransition(animated: Bool, isPresenting: Bool, view: UIView?) {
        guard animated, AnimationState.areEnabled, let view, let container = presentation.active?.containerView else {
            presentation.finish?()
            return
        }
        let away = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
        let fades = modalTransitionStyle == .crossDissolve || presentation.active?.fades ?? false
        if isPresenting { if fades { view.alpha = 0 } else { view.transform = away } }
        let finish = presentation.finish
        UIView.animate(
            withDuration: Self.presentationDuration,
            animations: { [weak self] in
                self?.presentation.coordinator?.runAnimations()
                if fades { view.alpha = isPresenting ? 1 : 0 } else { view.transform = isPresenting ? .identity : away }
            },
            completion: { [weak self] _ in
                if self?.presentation.finish != nil { finish?() }
            }
        )
    }

    private func endCoordination() {
        let coordinator = presentation.coordinator
        presentation.coordinator = nil
        coordinator?.runCompletions()
    }

    /// Seconds.
    private static let presentationDuration: TimeInterval = 0.4

    private func traits(in window: UIWindow, _ active: UIPresentationController) -> UITraitCollection {
        var layers = [window.traitCollection]
        if HostEra.current.os >= 13 { layers.append(UITraitCollection(userInterfaceLevel: .elevated)) }
        if active.isSheet || active is UIPopoverPresentationController || active.overrideTraitCollection != nil,
            let own = active.traitsForPresented
        {
            layers.append(own)
        }
        return UITraitCollection(traitsFrom: layers)
    }

    /// The controller that really presents: a sheet for a popover in compact width, a plain one for the full screen.
    private func activePresentation(
        _ requested: UIPresentationController,
        style: UIModalPresentationStyle
    ) -> UIPresentationController {
        guard style != requested.presentationStyle else { return requested }
        let active: UIPresentationController
        switch style {
        case .formSheet, .pageSheet:
            if requested is UISheetPresentationController { return requested }
            active = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .overFullScreen, .currentContext, .custom, .overCurrentContext, .popover, .none, .automatic:
            active = UIPresentationController(presentedViewController: self, presenting: nil)
        }
        active.delegate = requested.delegate
        return active
    }

    // MARK: Dismissing
    /// PR-20: a presenter dismisses all above it; a presented leaf asks its presenter.
    func dismissModally(animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentation.presented else {
            if let presenter = presentedViewController?.presentation.presenting {
                return presenter.dismissModally(animated: animated, completion: completion)
            }
            guard let presenter = presentingViewController else {
                completion?()
                return
            }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        presented.presentation.finish?()
        if presented.presentation.presented != nil { presented.dismissModally(animated: false, completion: nil) }
        let active = presented.presentation.active
        presented.presentation.isBeingDismissed = true
        if animated, AnimationState.areEnabled, let container = active?.containerView {
            presented.presentation.coordinator = TransitionCoordinator(
                containerView: container,
                duration: Self.presentationDuration,
                from: presented,
                to: self
            )
        }
        active?.dismissalTransitionWillBegin()
        let returns = presented.presentation.removesPresenter
        presented.beginAppearanceTransition(false, animated: animated)
        if returns, viewIfLoaded?.window == nil, let host = active?.containerView?.superview {
            beginAppearanceTransition(true, animated: animated)
            loadedView.frame = host.bounds
            host.insertSubview(loadedView, at: 0)
            appearance.tellIsAppearing(self, animated: animated)
            host.layoutIfNeeded()
        }
        presented.presentation.finish = { [self] in
            presented.presentation.finish = nil
            let view = active?.presentedView
            view?.removeFromSuperview()
            view?.transform = .identity
            active?.containerView?.removeFromSuperview()
            presented.endAppearanceTransition()
            if returns { endAppearanceTransition() }
            presented.presentation.isBeingDismissed = false
            presented.presentation.presenting = nil
            presented.presentation.traitsForPresented = nil
            presentation.presented = nil
            active?.dismissalTransitionDidEnd(true)
            active?.containerView = nil
            presented.presentation.active = nil
            presented.presentation.controller = nil
            presented.endCoordination()
            completion?()
        }
        presented.runTransition(animated: animated, isPresenting: false, view: active?.presentedView)
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

    /// SP-30, SP-32: containers around may override it; the outermost presents.
    func showDefault(_ controller: UIViewController, sender: Any?) {
        guard let parent else { return present(controller, animated: true) }
        parent.show(controller, sender: sender)
    }

    /// SP-31.
    func showDetailDefault(_ controller: UIViewController, sender: Any?) {
        guard let parent else { return present(controller, animated: true) }
        parent.showDetailViewController(controller, sender: sender)
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
