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
}

extension UIViewController {
    /// Whether a style takes the presenter's view off the screen (PR-5).
    private var replacesPresenter: Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: true
        case .automatic: HostEra.current.sdk < 13
        case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover, .none: false
        }
    }

    func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard presentation.presented == nil else {
            // PR-20
            return LayoutLog.note(
                "Attempt to present \(controller) on \(self) which is already presenting \(presentation.presented ?? self)")
        }
        let presenter = topmostAncestor
        guard let window = presenter.viewIfLoaded?.window else {
            return LayoutLog.note(
                "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
        }
        presenter.presentation.presented = controller
        controller.presentation.presenting = presenter
        controller.presentation.traitsForPresented = window.traitCollection
        controller.presentation.isBeingPresented = true
        if controller.replacesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        let view = controller.loadedView
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.appearance.appear(controller, animated: animated) { window.addSubview(view) }
        if controller.replacesPresenter {
            presenter.viewIfLoaded?.removeFromSuperview()
            presenter.endAppearanceTransition()
        }
        controller.presentation.isBeingPresented = false
        completion?()
    }

    /// PR-20: a presenter dismisses all above it; a presented leaf asks its presenter.
    func dismissModally(animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentation.presented else {
            guard let presenter = presentingViewController else {
                completion?()
                return
            }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        if presented.presentation.presented != nil { presented.dismissModally(animated: false, completion: nil) }
        presented.presentation.isBeingDismissed = true
        let window = presented.viewIfLoaded?.window
        if viewIfLoaded?.window == nil, let window {
            appearance.appear(self, animated: animated) { window.insertSubview(loadedView, at: 0) }
        }
        presented.beginAppearanceTransition(false, animated: animated)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.presentation.isBeingDismissed = false
        presented.presentation.presenting = nil
        presentation.presented = nil
        completion?()
    }

    private var topmostAncestor: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// SP-30: the nearest container that shows controllers takes it, else it is presented.
    func showDefault(_ controller: UIViewController, sender: Any?) {
        var ancestor = parent
        while let candidate = ancestor {
            if let navigation = candidate as? UINavigationController { return navigation.show(controller, sender: sender) }
            ancestor = candidate.parent
        }
        present(controller, animated: true)
    }

    func showDetailDefault(_ controller: UIViewController, sender: Any?) {
        var ancestor = parent
        while let candidate = ancestor {
            if let split = candidate as? UISplitViewController {
                return split.showDetailViewController(controller, sender: sender)
            }
            ancestor = candidate.parent
        }
        present(controller, animated: true)
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
