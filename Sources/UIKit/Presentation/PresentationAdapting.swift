import Foundation

extension UIViewController {
    /// PR-12: takes up another style where the presenter's traits call for one now, with all above.
    func adaptPresentationIfNeeded() {
        guard let presented = presentation.presented, presented.presentation.finish == nil else { return }
        let original = presented.presentation.original ?? presented
        let requested: UIPresentationController?
        if original === presented {
            requested = presented.presentation.controller
        } else {
            requested = original.presentation.controller
            requested?.presenting = self
        }
        if let requested {
            let style = effectiveStyle(of: requested)
            // A wrapper goes when the style that it was made for does.
            let isWrapped = original !== presented
            let current = presented.presentation.activeStyle
            if isWrapped ? style != current : style != current && !requested.isAdapted {
                return adapt(presented, original: original, requested: requested, to: style)
            }
        }
        presented.adaptPresentationIfNeeded()
    }

    private func adapt(
        _ presented: UIViewController,
        original: UIViewController,
        requested: UIPresentationController,
        to style: UIModalPresentationStyle
    ) {
        guard let old = presented.presentation.active, let window = old.containerView?.window else { return }
        let above = presented.presentation.presented
        if original !== presented {
            // The wrapper lets go of the controller before that is presented itself.
            (presented as? UINavigationController)?.setViewControllers([], animated: false)
            if original.parent != nil {
                original.willMove(toParent: nil)
                original.viewIfLoaded?.removeFromSuperview()
                original.removeFromParent()
            }
        }
        let substitute = requested.substitute(for: style)
        let next = substitute ?? original
        if next !== presented {
            return exchange(presented, for: next, original: substitute == nil ? nil : original)
        }
        let returned = presented.presentation.removesPresenter
        let active = presented.activePresentation(requested, style: style)
        active.presenting = self
        requested.tellAdaptation(to: style, coordinator: nil)
        presented.presentation.active = active
        presented.presentation.activeStyle = style
        (active as? UIPopoverPresentationController)?.prepare()
        let removes = Self.removesPresenter(style, active)
        presented.presentation.removesPresenter = removes
        if returned, !removes { restoreView(below: old, in: window) }
        let (host, container) = makeContainer(for: active, style: style, in: window)
        host.addSubview(container)
        container.updateSafeAreaIfStale()
        presented.presentation.isSheet = active.isSheet
        active.presentationTransitionWillBegin()
        if let view = active.presentedView {
            view.layer.cornerRadius = 0
            view.layer.mask = nil
            view.setContainerInsets(.zero)
            view.frame = active.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        old.containerView?.removeFromSuperview()
        old.containerView = nil
        if removes, !returned {
            beginAppearanceTransition(false, animated: false)
            viewIfLoaded?.removeFromSuperview()
            endAppearanceTransition()
        }
        active.tellOfTraits()
        presented.updateTraits()
        active.presentationTransitionDidEnd(true)
        if let aboveContainer = above?.presentation.active?.containerView { host.bringSubviewToFront(aboveContainer) }
        presented.adaptPresentationIfNeeded()
    }

    private func exchange(_ presented: UIViewController, for next: UIViewController, original: UIViewController?) {
        dismissModally(animated: false, completion: nil)
        next.presentation.presenting = nil
        next.presentation.original = original
        if original != nil { next.presentation.controller?.isAdapted = true }
        presentModally(next, animated: false, completion: nil)
    }

    private func restoreView(below old: UIPresentationController, in window: UIWindow) {
        guard let container = old.containerView, let host = container.superview, loadedView.window == nil else {
            return
        }
        beginAppearanceTransition(true, animated: false)
        loadedView.frame = container.frame
        host.insertSubview(loadedView, belowSubview: container)
        appearance.tellIsAppearing(self, animated: false)
        endAppearanceTransition()
    }
}
