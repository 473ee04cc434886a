import Foundation

/// The controllers, which of them is selected, and whose view is in the container.
struct TabBarControllerState {
    var controllers: [UIViewController]?
    var selectedIndex: Int?
    weak var shown: UIViewController?
    var bar: UITabBar?
    var isBarHidden = false
    var contentView: UIView?

    var selected: UIViewController? {
        guard let selectedIndex, let controllers, controllers.indices.contains(selectedIndex) else { return nil }
        return controllers[selectedIndex]
    }
}

extension UITabBarController: ContainerLayout {
    // MARK: Controllers
    func replaceControllers(with controllers: [UIViewController]) {
        let old = tabs.controllers ?? []
        let selected = tabs.selected
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === tabs.shown { hideShown() }
            controller.removeFromParent()
        }
        tabs.controllers = controllers
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        afterChange(of: controllers, selected: selected)
    }

    /// Takes over the controllers of a document, without a word to them (PR-M30).
    func adoptControllers(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent !== self { adopt(controller) }
        tabs.controllers = controllers
        afterChange(of: controllers, selected: nil)
    }

    private func afterChange(of controllers: [UIViewController], selected: UIViewController?) {
        updateItems()
        let kept = selected.flatMap { selected in controllers.firstIndex { $0 === selected } }
        tabs.selectedIndex = nil
        if !controllers.isEmpty { select(kept ?? 0) }
    }

    func updateItems() {
        guard let controllers = tabs.controllers else { return }
        let items = controllers.compactMap { $0.tabBarItem }
        let bar = ownTabBar
        if !(bar.items ?? []).elementsEqual(items, by: ===) { bar.items = items }
        if let selected = tabs.selected { bar.selectedItem = selected.tabBarItem }
    }

    // MARK: Selecting
    func select(_ index: Int) {
        guard let controllers = tabs.controllers, controllers.indices.contains(index) else { return }
        tabs.selectedIndex = index
        let incoming = controllers[index]
        ownTabBar.selectedItem = incoming.tabBarItem
        guard incoming !== tabs.shown, isViewLoaded, view.window != nil, appearance.phase != .disappeared else {
            if isViewLoaded, incoming !== tabs.shown { hideShown() }
            return
        }
        let outgoing = tabs.shown
        outgoing?.beginAppearanceTransition(false, animated: false)
        incoming.beginAppearanceTransition(true, animated: false)
        tabs.shown = incoming
        tabs.contentView?.addSubview(incoming.loadedView)
        view.setNeedsLayout()
        incoming.appearance.tellIsAppearing(incoming, animated: false)
        outgoing?.viewIfLoaded?.removeFromSuperview()
        view.layoutIfNeeded()
        outgoing?.endAppearanceTransition()
        incoming.endAppearanceTransition()
        setNeedsStatusBarAppearanceUpdate()
    }

    func select(_ controller: UIViewController) {
        guard let index = tabs.controllers?.firstIndex(where: { $0 === controller }) else {
            return UIKitException.raise(
                .invalidArgument,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected."
            )
        }
        select(index)
    }

    private func hideShown() {
        guard let shown = tabs.shown else { return }
        tabs.shown = nil
        let isVisible = viewIfLoaded?.window != nil
        if isVisible { shown.beginAppearanceTransition(false, animated: false) }
        shown.viewIfLoaded?.removeFromSuperview()
        if isVisible { shown.endAppearanceTransition() }
    }

    /// A touch on a tab: asks and tells the delegate; a second touch on the selected tab pops to the root.
    ///
    /// - Returns: Whether the choice was let through.
    func userSelects(_ item: UITabBarItem) -> Bool {
        guard let controllers = tabs.controllers, let index = controllers.firstIndex(where: { $0.tabBarItem === item })
        else { return false }
        let controller = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
        if index == tabs.selectedIndex {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(index)
        }
        delegate?.tabBarController(self, didSelect: controller)
        return true
    }

    // MARK: The container
    var ownTabBar: UITabBar {
        if let bar = tabs.bar { return bar }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 49))
        useTabBar(bar)
        return bar
    }

    /// Takes a bar, the document's own, in place of the plain one.
    func useTabBar(_ bar: UITabBar) {
        tabs.bar?.removeFromSuperview()
        tabs.bar = bar
        bar.state.tabBarController = self
        bar.delegate = self
        viewIfLoaded?.addSubview(bar)
        updateItems()
    }

    func loadContainer() {
        let container = ContainerView(container: self)
        let content = UIView(frame: container.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(content)
        tabs.contentView = content
        view = container
        container.addSubview(ownTabBar)
    }

    func installSelected() {
        guard let selected = tabs.selected, tabs.shown !== selected else { return }
        tabs.shown = selected
        tabs.contentView?.addSubview(selected.loadedView)
        view.setNeedsLayout()
    }

    // MARK: Places
    private var hidesBar: Bool {
        tabs.isBarHidden
            || (tabs.selected as? UINavigationController)?.hidesBottomBar ?? false
    }

    /// Whether the tab bar lies over a child's bottom edge.
    func isTabBarCovering(_ child: UIViewController) -> Bool {
        !hidesBar && !BarMetrics(traits: traitCollection).hasTopTabBar
    }

    func layoutContainer() {
        guard let container = viewIfLoaded, let content = tabs.contentView else { return }
        content.frame = container.bounds
        let metrics = BarMetrics(traits: traitCollection)
        let inherited = container.safeAreaInsets
        let bar = ownTabBar
        let isHidden = hidesBar
        bar.isHidden = isHidden
        bar.watch(tabs.shown?.contentScrollView(for: .bottom))
        let bottom = layoutBar(bar, in: container, metrics: metrics)
        guard let shown = tabs.shown, let childView = shown.viewIfLoaded else { return }
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let hasOwnBar = shown is UINavigationController
        // Containers go on below the bar and place their own children.
        ChildPlacement(
            bounds: container.bounds,
            inherited: inherited,
            top: topReach(metrics, inherited: inherited, for: shown),
            bottom: isHidden || metrics.hasTopTabBar ? 0 : bottom,
            extendsUnderTop: true,
            extendsUnderBottom: hasOwnBar || shown.extendsUnderBar(at: .bottom, isTranslucent: bar.isTranslucent)
        ).apply(to: childView)
    }

    /// A bar at the top adds its height to children without a navigation bar, which shares its row (BR-M16).
    private func topReach(_ metrics: BarMetrics, inherited: UIEdgeInsets, for child: UIViewController) -> CGFloat {
        guard metrics.hasTopTabBar, !hidesBar else { return 0 }
        if let navigation = child as? UINavigationController, !navigation.isNavigationBarHidden { return 0 }
        return inherited.top + metrics.topTabBarReach
    }

    private func layoutBar(_ bar: UITabBar, in container: UIView, metrics: BarMetrics) -> CGFloat {
        let size = container.bounds.size
        if metrics.hasTopTabBar {
            bar.frame = CGRect(x: 0, y: container.safeAreaInsets.top, width: size.width, height: metrics.tabBarHeight)
            return 0
        }
        let reach = metrics.tabBarReach(safeAreaBottom: container.safeAreaInsets.bottom)
        let frame = CGRect(x: 0, y: size.height - reach, width: size.width, height: reach)
        if bar.frame != frame { bar.frame = frame }
        return reach
    }
}
