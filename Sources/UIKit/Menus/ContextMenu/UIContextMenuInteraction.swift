import Foundation

/// Opens a menu with a preview when a finger rests on its view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How the menu stands; raw values are UIKit's.
    public enum Appearance: Int, Sendable {
        /// Nothing is shown.
        case unknown = 0
        /// Below a preview, on touch screens.
        case rich = 1
        /// At the pointer.
        case compact = 2
    }

    /// Says what the menu offers.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Rich while a menu is shown.
    open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }
    private var shown: (configuration: UIContextMenuConfiguration, overlay: MenuOverlay)?
    private(set) var press: UILongPressGestureRecognizer?
    private let gate = PressGate()
    private var location = CGPoint.zero
    /// What a menu for a point of the view's bounds space is about; nil: the view.
    var subject: (CGPoint) -> UIView? = { _ in nil }
    /// What responders put into the menu before the delegate was asked (EV-M10).
    private var suggested: [UIMenuElement] = []
    /// What the delegate said when the finger had rested long enough.
    private var pending: UIContextMenuConfiguration?

    /// Does nothing until a view has it; the delegate isn't kept alive.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Takes menu and recognizer away; called when the interaction changes its view.
    open func willMove(to view: UIView?) {
        dismissMenu()
        if let press { press.view?.removeGestureRecognizer(press) }
        press = nil
    }

    /// Has a long press watched for in the view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let press = ContextMenuPress(target: nil, action: nil)
        press.targets.append(
            UIGestureRecognizer.Target(handler: { [weak self] press in
                self?.follow(press)
            })
        )
        gate.shouldBegin = { [weak self] press in self?.prepare(at: press.location(in: self?.view)) ?? false }
        press.delegate = gate
        view.addGestureRecognizer(press)
        self.press = press
    }

    /// Where the finger was that opened the menu, in a view's bounds space or, without a view, the window's.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }

    /// Takes the menu away; nothing happens without one.
    open func dismissMenu() { shown?.overlay.close() }

    /// Gives the open menu other elements.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let overlay = shown?.overlay else { return }
        overlay.replace(block(overlay.menu))
    }

    // MARK: Opening

    /// Opens the menu, and lets the finger go on to one of its items (BT-26).
    private func follow(_ press: UIGestureRecognizer) {
        let place = press.location(in: nil)
        switch press.state {
        case .began:
            guard let pending else { return }
            self.pending = nil
            location = press.location(in: view)
            if let view = subject(location) ?? view { show(pending, of: view) }
            shown?.overlay.follow(to: place)
        case .changed: shown?.overlay.follow(to: place)
        case .ended: shown?.overlay.release(at: place)
        case .cancelled: shown?.overlay.forgetFinger()
        case .possible, .failed: break
        }
    }

    /// Asks the delegate for a menu at a point of the view's bounds space; a press without one leaves touches alone.
    private func prepare(at point: CGPoint) -> Bool {
        guard shown == nil else { return false }
        suggested = suggestions()
        pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        return pending != nil
    }

    /// Opens the menu for a point of the view's bounds space, without a press.
    ///
    /// - Returns: Whether there was one.
    func open(at point: CGPoint) -> Bool {
        guard prepare(at: point), let pending else { return false }
        self.pending = nil
        location = point
        if let view { show(pending, of: view) }
        return shown != nil
    }

    /// Takes over a menu that the view has opened by itself, and tells the delegate of it.
    func adopt(_ overlay: MenuOverlay) {
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        let animator = ContextMenuAnimator(nil)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        shown = (configuration, overlay)
        overlay.onClose = { [weak self] in
            guard let self else { return }
            shown = nil
            let animator = ContextMenuAnimator(nil)
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            animator.run {}
        }
        animator.run {}
    }

    /// EV-M10: what the responders from the view outwards put in. The system's own part is sharing, where the view has
    /// something to share (MN-1).
    func suggestions() -> [UIMenuElement] {
        guard let view else { return [] }
        let tree = MenuTree(view.activityItemsConfiguration == nil ? [] : sharing(from: view), for: .context)
        tree.build(from: view)
        return tree.root.children
    }

    private func sharing(from view: UIView) -> [UIMenuElement] {
        guard view.activityItemsConfiguration?.activityItemsConfigurationSupports(interaction: .share) == true else {
            return []
        }
        let image = UIImage(systemName: "square.and.arrow.up")
        let share = UIAction(title: "Share…", image: image) { [weak view] _ in view?.shareConfiguredItems() }
        return [UIMenu(identifier: .share, options: .displayInline, children: [share])]
    }

    /// Shows a configuration's menu beside a part of the interaction's view, or a subview of it.
    func show(_ configuration: UIContextMenuConfiguration, of subject: UIView) {
        guard let window = subject.window else { return }
        let lifted =
            delegate?.contextMenuInteraction(
                self,
                configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier
            ) ?? UITargetedPreview(view: subject, parameters: .clear)
        let controller = configuration.previewProvider?()
        let menu = configuration.actionProvider?(suggested) ?? UIMenu(children: suggested)
        guard !menu.children.isEmpty || controller != nil else { return }
        let place = MenuPreview.place(of: lifted, in: window)
        let preview =
            controller.map { MenuPreview(of: $0, at: place, in: window) } ?? MenuPreview(of: lifted, in: window)
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        let order = configuration.preferredMenuElementOrder
        guard let overlay = MenuOverlay.open(menu, from: subject, sender: self, order: order, preview: preview) else {
            return
        }
        shown = (configuration, overlay)
        overlay.onTapOfPreview = { [weak self] in self?.commit(configuration, ContextMenuAnimator(controller)) }
        overlay.onClose = { [weak self] in self?.end(configuration, ContextMenuAnimator(controller), lifted) }
        UIView.performWithoutAnimation { overlay.alpha = 0 }
        animator.run { overlay.alpha = 1 }
    }

    private func commit(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        dismissMenu()
        animator.run {}
    }

    /// The preview goes back to where the delegate says, else to where it came from.
    private func end(
        _ configuration: UIContextMenuConfiguration,
        _ animator: ContextMenuAnimator,
        _ lifted: UITargetedPreview
    ) {
        let overlay = shown?.overlay
        shown = nil
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        let target =
            delegate?.contextMenuInteraction(
                self,
                configuration: configuration,
                dismissalPreviewForItemWithIdentifier: configuration.identifier
            ) ?? lifted
        animator.run {
            overlay?.recede(to: overlay?.window.map { MenuPreview.place(of: target, in: $0) })
        } completion: {
            overlay?.removeFromSuperview()
        }
    }
}

extension UIPreviewParameters {
    /// A view as it is, without a ground of its own.
    fileprivate static var clear: UIPreviewParameters {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return parameters
    }
}

/// Lets a press begin only where there is a menu.
private final class PressGate: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }
}
