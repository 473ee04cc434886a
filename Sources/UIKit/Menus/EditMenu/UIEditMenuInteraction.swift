import Foundation

/// Shows a menu of editing actions over a part of its view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Says what the menu offers.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    private var shown: (configuration: UIEditMenuConfiguration, bar: EditMenuBar)?
    private var outside: UITapGestureRecognizer?

    /// Does nothing until a view has it; the delegate isn't kept alive.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Takes the menu away; called when the interaction changes its view.
    open func willMove(to view: UIView?) { dismissMenu() }
    /// Called when the interaction has another view, or none.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu that the delegate gives for a configuration; without a window or entries nothing is shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        present(menu(for: configuration, in: view), with: configuration)
    }

    /// Shows a menu that is already made.
    func present(_ menu: UIMenu?, with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window, let menu else { return }
        let entries = entries(of: menu.children, in: view)
        guard !entries.isEmpty else { return }
        let bar = EditMenuBar(entries)
        bar.preferredSide = configuration.preferredArrowDirection.side
        let target = targetRect(for: configuration)
        shown = (configuration, bar)
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        UIView.performWithoutAnimation {
            window.addSubview(bar)
            bar.stand(over: view.convert(target, to: window), in: window)
            bar.alpha = 0
        }
        animator.run { bar.alpha = 1 }
        watchOutside(in: window)
    }

    /// Takes the menu away; nothing happens without one.
    open func dismissMenu() {
        guard let (configuration, bar) = shown else { return }
        shown = nil
        if let outside { outside.view?.removeGestureRecognizer(outside) }
        outside = nil
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        bar.isUserInteractionEnabled = false
        animator.run({ bar.alpha = 0 }, completion: { bar.removeFromSuperview() })
    }

    /// Asks the delegate again for the entries of the menu that is shown.
    open func reloadVisibleMenu() {
        guard let (configuration, bar) = shown, let view, let window = view.window else { return }
        let entries = menu(for: configuration, in: view).map { self.entries(of: $0.children, in: view) } ?? []
        guard !entries.isEmpty else { return dismissMenu() }
        let other = EditMenuBar(entries)
        other.preferredSide = configuration.preferredArrowDirection.side
        bar.removeFromSuperview()
        window.addSubview(other)
        other.stand(over: view.convert(targetRect(for: configuration), to: window), in: window)
        shown = (configuration, other)
    }

    /// Asks the delegate again for the target and moves the menu there.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let (configuration, bar) = shown, let view, let window = view.window else { return }
        let target = view.convert(targetRect(for: configuration), to: window)
        guard animated else { return bar.stand(over: target, in: window) }
        UIView.animate(withDuration: 0.2) { bar.stand(over: target, in: window) }
    }

    /// Where the menu points to, in a view's bounds space or, without a view, the window's; infinite while none is shown
    /// (BT-M27).
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let holder = self.view else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
        return holder.convert(shown.configuration.sourcePoint, to: view)
    }

    // MARK: Entries

    private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
        delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    private func menu(for configuration: UIEditMenuConfiguration, in view: UIView) -> UIMenu? {
        let suggested = Self.suggestions(for: view)
        guard let delegate else { return UIMenu(children: suggested) }
        return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    }

    private func entries(of elements: [UIMenuElement], in view: UIView) -> [EditMenuEntry] {
        elements.filter { !$0.isHiddenInMenus }.flatMap { element -> [EditMenuEntry] in
            if let menu = element as? UIMenu {
                if menu.options.contains(.displayInline) || menu.title.isEmpty {
                    return entries(of: menu.children, in: view)
                }
                return [
                    EditMenuEntry(title: menu.title, image: menu.image) { [weak self] in self?.open(menu, in: view) }
                ]
            }
            if let deferred = element as? UIDeferredMenuElement {
                let elements = deferred.elements { [weak self] in self?.reloadVisibleMenu() }
                return entries(of: elements ?? [], in: view)
            }
            var entry = EditMenuEntry(title: element.title, image: element.image) { [weak self] in
                if !element.keepsMenuPresented { self?.dismissMenu() }
                switch element {
                case let action as UIAction: action.perform(from: self)
                case let command as UICommand: command.perform(from: view)
                default: break
                }
            }
            entry.isEnabled = element.isEnabledInMenus
            entry.isDestructive = element.isDestructiveInMenus
            return [entry]
        }
    }

    /// Shows a submenu's entries in the menu's place.
    private func open(_ menu: UIMenu, in view: UIView) {
        guard let (configuration, bar) = shown, let window = view.window else { return }
        let inner = EditMenuBar(entries(of: menu.children, in: view))
        bar.removeFromSuperview()
        window.addSubview(inner)
        inner.stand(over: view.convert(targetRect(for: configuration), to: window), in: window)
        shown = (configuration, inner)
    }

    /// What the system suggests, and what the responders from the view outwards make of it.
    static func suggestions(for view: UIView) -> [UIMenuElement] {
        let tree = MenuTree(suggestedActions(for: view), for: .context)
        tree.build(from: view)
        return tree.root.children
    }

    /// The groups that the system suggests (BT-M26); only the first one has entries here: what can be performed.
    private static func suggestedActions(for view: UIView) -> [UIMenuElement] {
        let responder = FirstResponder.current ?? view
        let commands = UIMenuController.systemEntries.filter { entry in
            if entry.1 == "delete:", responder is any UIKeyInput { return false }
            return responder.target(forAction: entry.1, withSender: nil) != nil
        }.map { UICommand(title: $0.0, action: $0.1) }
        let others: [UIMenu.Identifier] = [.replace, .textStyle, .spelling, .lookup, .learn, .speech, .share]
        return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
            + others.map { UIMenu(identifier: $0, options: .displayInline, children: []) }
    }

    // MARK: Touches outside

    /// A touch beside the menu takes it away and reaches what lies there.
    private func watchOutside(in window: UIWindow) {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.targets.append(
            UIGestureRecognizer.Target(handler: { [weak self] tap in
                guard let self, let bar = shown?.bar, !bar.bounds.contains(tap.location(in: bar)) else { return }
                dismissMenu()
            })
        )
        tap.cancelsTouchesInView = false
        window.addGestureRecognizer(tap)
        outside = tap
    }
}
