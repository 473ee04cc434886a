import Foundation

/// The controllers, which of them is selected, and whose view is in the container.
struct TabBarControllerState {
    var controllers: [UIViewController]?
    var selectedIndex: Int?
    weak var shown: UIViewController?
    var bar: UITabBar?
    var isBarHidden = false
    /// Above the bar; nil without an accessory.
    var accessory: TabAccessoryHolder?
    var contentView: UIView?
    /// Lists the controllers that have no tab; made when it is first needed.
    var more: MoreNavigationController?
    /// Whether the list itself is selected.
    var isMoreSelected = false
    /// Ends the transition that is under way.
    var finish: (() -> Void)?
    /// Of the animated transition that is under way.
    var coordinator: TransitionCoordinator?
    /// Keeps the animator of the transition that is under way.
    var context: TransitionContext?

    var selected: UIViewController? {
        if isMoreSelected { return more }
        guard let selectedIndex, let controllers, controllers.indices.contains(selectedIndex) else { return nil }
        return controllers[selectedIndex]
    }
}

extension UITabBarController: ContainerLayout {
    // MARK: Controllers
    func replaceControllers(with controllers: [UIViewController]) {
        tabbing.finish?()
        let old = tabbing.controllers ?? []
        tabbing.more?.returnControllers(to: self)
        let selected = tabbing.selected
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === tabbing.shown { hideShown() }
            controller.removeFromParent()
        }
        tabbing.controllers = controllers
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        afterChange(of: controllers, selected: selected)
    }

    /// Takes over the controllers of a document, without a word to them (PR-M30).
    func adoptControllers(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent !== self { adopt(controller) }
        tabbing.controllers = controllers
        afterChange(of: controllers, selected: nil)
    }

    private func afterChange(of controllers: [UIViewController], selected: UIViewController?) {
        updateItems()
        let kept = selected.flatMap { selected in controllers.firstIndex { $0 === selected } }
        tabbing.selectedIndex = nil
        tabbing.isMoreSelected = false
        if !controllers.isEmpty { select(kept ?? 0) }
    }

    func updateItems() {
        guard let controllers = tabbing.controllers, !(tabbing.bar?.isCustomizing ?? false) else { return }
        var items = controllers.compactMap { $0.tabBarItem }
        if hasMore { items = items.prefix(tabCount) + [moreController.tabBarItem] }
        let bar = ownTabBar
        if !(bar.items ?? []).elementsEqual(items, by: ===) { bar.items = items }
        tabbing.more?.list(hasMore ? Array(controllers.dropFirst(tabCount)) : [])
        if let item = selectedItem { bar.selectedItem = item }
    }

    // MARK: Selecting
    func select(_ index: Int) {
        guard let controllers = tabbing.controllers, controllers.indices.contains(index) else { return }
        tabbing.isMoreSelected = false
        tabbing.selectedIndex = index
        show(controllers[index])
    }

    /// Shows a controller of the list, or the list itself, in place of what is shown.
    func show(_ selected: UIViewController) {
        tabbing.finish?()
        let isInMore = isListed(selected)
        if isInMore { moreController.show(selected, from: self) } else { tabbing.more?.returnControllers(to: self) }
        let incoming = isInMore ? moreController : selected
        if incoming.parent !== self {
            addChild(incoming)
            incoming.didMove(toParent: self)
        }
        ownTabBar.selectedItem = selectedItem
        guard incoming !== tabbing.shown, isViewLoaded, view.window != nil, appearance.phase != .disappeared else {
            if isViewLoaded, incoming !== tabbing.shown { hideShown() }
            return
        }
        exchange(tabbing.shown, for: incoming)
    }

    func select(_ controller: UIViewController) {
        if controller === tabbing.more, hasMore { return selectMore() }
        guard let index = tabbing.controllers?.firstIndex(where: { $0 === controller }) else {
            return UIKitException.raise(
                .invalidArgument,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected."
            )
        }
        select(index)
    }

    func hideShown() {
        guard let shown = tabbing.shown else { return }
        tabbing.shown = nil
        let isVisible = viewIfLoaded?.window != nil
        if isVisible { shown.beginAppearanceTransition(false, animated: false) }
        shown.viewIfLoaded?.removeFromSuperview()
        if isVisible { shown.endAppearanceTransition() }
    }

    /// A touch on a tab: asks and tells the delegate; a second touch on the selected tab pops to the root.
    ///
    /// - Returns: Whether the choice was let through.
    func userSelects(_ item: UITabBarItem) -> Bool {
        if hasMore, item === moreController.tabBarItem {
            guard delegate?.tabBarController(self, shouldSelect: moreController) ?? true else { return false }
            selectMore()
            delegate?.tabBarController(self, didSelect: moreController)
            return true
        }
        guard let controllers = tabbing.controllers,
            let index = controllers.firstIndex(where: { $0.tabBarItem === item })
        else { return false }
        let controller = controllers[index]
        let (chosen, before) = (tab(showing: controller), selectedTab)
        if let chosen {
            guard delegate?.tabBarController(self, shouldSelectTab: chosen) ?? true else { return false }
        }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
        if index == tabbing.selectedIndex {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(index)
        }
        delegate?.tabBarController(self, didSelect: controller)
        if let chosen { delegate?.tabBarController(self, didSelectTab: chosen, previousTab: before) }
        return true
    }

    // MARK: Customizing
    func controllers(of items: [UITabBarItem]) -> [UIViewController] {
        items.compactMap { item in tabbing.controllers?.first { $0.tabBarItem === item } }
    }

    /// All controllers, those of the bar's items first.
    func arranged(by items: [UITabBarItem]) -> [UIViewController] {
        let first = controllers(of: items)
        return first + (tabbing.controllers ?? []).filter { controller in !first.contains { $0 === controller } }
    }

    /// Another order of the same controllers; what is selected stays so.
    func rearrange(_ controllers: [UIViewController]) {
        let selected = tabbing.selectedIndex.flatMap { tabbing.controllers?[$0] }
        tabbing.controllers = controllers
        tabbing.selectedIndex = selected.flatMap { selected in controllers.firstIndex { $0 === selected } }
        updateItems()
        tabsMayHaveChanged()
    }

    /// Moves controllers behind More, or back to tabs, where the room has changed.
    func tabsMayHaveChanged() {
        guard tabbing.controllers != nil else { return }
        updateItems()
        if tabbing.isMoreSelected, !hasMore { return select(0) }
        guard let selected = tabbing.selected, isViewLoaded else { return }
        let wanted = isListed(selected) ? moreController : selected
        if tabbing.shown !== wanted, tabbing.shown != nil { show(selected) }
    }

    // MARK: The container
    var ownTabBar: UITabBar {
        if let bar = tabbing.bar { return bar }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 49))
        useTabBar(bar)
        return bar
    }

    /// Takes a bar, the document's own, in place of the plain one.
    func useTabBar(_ bar: UITabBar) {
        tabbing.bar?.removeFromSuperview()
        tabbing.bar = bar
        bar.state.owner = self
        bar.delegate = self
        viewIfLoaded?.addSubview(bar)
        updateItems()
    }

    func loadContainer() {
        let container = ContainerView(container: self)
        let content = UIView(frame: container.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(content)
        tabbing.contentView = content
        view = container
        container.addSubview(ownTabBar)
        if let accessory = tabbing.accessory { container.addSubview(accessory) }
    }

    func installSelected() {
        guard let wanted = tabbing.selected else { return }
        let selected = isListed(wanted) ? moreController : wanted
        guard tabbing.shown !== selected else { return }
        tabbing.shown = selected
        tabbing.contentView?.addSubview(selected.loadedView)
        view.setNeedsLayout()
    }

    // MARK: Places
    private var hidesBar: Bool {
        tabbing.isBarHidden
            || (tabbing.selected as? UINavigationController)?.hidesBottomBar ?? false
    }

    /// Hides or shows the bar as the shown stack wants it, without waiting for a layout.
    func barMayHide() { if hidesBar || !isViewLoaded { ownTabBar.isHidden = hidesBar } }

    /// Whether the tab bar lies over a child's bottom edge.
    func isTabBarCovering(_ child: UIViewController) -> Bool {
        !hidesBar && !BarMetrics(traits: traitCollection).hasTopTabBar
    }

    func layoutContainer() {
        guard let container = viewIfLoaded, let content = tabbing.contentView else { return }
        content.frame = container.bounds
        let metrics = BarMetrics(traits: traitCollection)
        let inherited = container.safeAreaInsets
        let bar = ownTabBar
        let side = sidebar.layOut(in: container, isAvailable: allowsSidebar)
        let isHidden = hidesBar || side > 0
        bar.isHidden = isHidden
        bar.watch(tabbing.shown?.contentScrollView(for: .bottom))
        let reach = layoutBar(bar, in: container, metrics: metrics)
        let bottom = layoutAccessory(above: isHidden || metrics.hasTopTabBar ? 0 : reach, in: container)
        guard let shown = tabbing.shown, let childView = shown.viewIfLoaded else { return }
        childView.beResizedByContainer()
        let hasOwnBar = shown is UINavigationController
        // Containers go on below the bar and place their own children.
        var placement = ChildPlacement(
            bounds: container.bounds,
            inherited: inherited,
            top: side > 0 ? 0 : topReach(metrics, inherited: inherited, for: shown),
            bottom: bottom,
            extendsUnderTop: true,
            extendsUnderBottom: hasOwnBar || shown.extendsUnderBar(at: .bottom, isTranslucent: bar.isTranslucent)
        )
        if side > 0 {
            let isAtRight = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
            placement.leave(side, atRight: isAtRight, tiles: sidebar.preferredLayout == .tile)
        }
        placement.apply(to: childView)
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

extension UITabBarController: TabBarOwner {
    func barLayoutMayHaveChanged() { viewIfLoaded?.setNeedsLayout() }
}

extension UIViewController {
    /// Takes another item, and has the tab bar controller around show it (BR-29).
    func setTabBarItem(_ item: UITabBarItem?) {
        guard item !== loading.tabBarItem else { return }
        loading.tabBarItem = item
        // A navigation controller shows its root's item.
        var around = parent
        while let controller = around {
            if let tabs = controller as? UITabBarController { return tabs.updateItems() }
            around = controller.parent
        }
    }
}
