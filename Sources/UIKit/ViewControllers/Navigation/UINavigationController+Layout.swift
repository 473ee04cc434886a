import Foundation

extension UINavigationController: ContainerLayout {
    // MARK: Bars
    var ownBar: UINavigationBar {
        if let bar = navigation.bar { return bar }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        useBar(bar)
        return bar
    }

    /// Takes a bar, the document's own or a subclass's, in place of the plain one.
    func useBar(_ bar: UINavigationBar) {
        navigation.bar?.removeFromSuperview()
        navigation.bar = bar
        attachBar(bar)
        if let container = viewIfLoaded { container.addSubview(bar) }
        updateBarItems()
    }

    private func attachBar(_ bar: UINavigationBar) {
        bar.state.owner = self
        bar.delegate = self
    }

    var ownToolbar: UIToolbar {
        if let toolbar = navigation.toolbar { return toolbar }
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        useToolbar(toolbar)
        return toolbar
    }

    func useToolbar(_ toolbar: UIToolbar) {
        navigation.toolbar?.removeFromSuperview()
        navigation.toolbar = toolbar
        if let container = viewIfLoaded { container.addSubview(toolbar) }
    }

    func loadContainer() {
        let container = ContainerView(container: self)
        let content = UIView(frame: container.bounds)
        content.clipsToBounds = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(content)
        navigation.contentView = content
        view = container
        let bar = ownBar
        attachBar(bar)
        container.addSubview(bar)
        if let toolbar = navigation.toolbar { container.addSubview(toolbar) }
        navigation.barHiding.attach(to: self, content: content)
        navigation.interactivePop.attach(to: self, container: container)
    }

    /// BR-20: the bar's items follow the stack.
    func updateBarItems() {
        navigation.bar?.take(items: barItems)
        if isMerged { parent?.layoutOfContainerMayHaveChanged(for: self) }
        updateToolbarItems()
    }

    /// The items of the stack; those of a merged navigation controller follow in this one's bar (SP-3).
    private var barItems: [UINavigationItem] {
        navigation.stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
    }

    /// Whether this controller's stack is shown as part of another's.
    private var isMerged: Bool { parent is UINavigationController }

    private func updateToolbarItems() {
        guard !navigation.isToolbarHidden, let top = topViewController else { return }
        ownToolbar.items = top.toolbarItems
    }

    func childMayHaveChanged(_ child: UIViewController) {
        guard child === topViewController else { return }
        if child is UINavigationController { navigation.bar?.take(items: barItems) }
        updateToolbarItems()
        viewIfLoaded?.setNeedsLayout()
    }

    func relayoutBars(animated: Bool) {
        updateToolbarItems()
        guard let container = viewIfLoaded else { return }
        container.setNeedsLayout()
        if animated, container.window != nil {
            UIView.animate(
                withDuration: TimeInterval(Self.hideShowBarDuration),
                delay: 0,
                options: .allowUserInteraction
            ) { container.layoutIfNeeded() }
        }
    }

    private var hidesBarsNow: Bool {
        isMerged || hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// Whether some controller of the stack wants no tab bar below.
    var hidesBottomBar: Bool { navigation.stack.contains { $0.hidesBottomBarWhenPushed } }

    // MARK: Places
    func layoutContainer() {
        guard let container = viewIfLoaded, let content = navigation.contentView else { return }
        content.frame = container.bounds
        navigation.interactivePop.directionMayHaveChanged()
        let top = layoutNavigationBar(in: container)
        let bottom = layoutToolbar(in: container)
        guard let shown = navigation.shown, let childView = shown.viewIfLoaded else { return }
        let inherited = container.safeAreaInsets
        // A child that doesn't go under an opaque tab bar ends above it, though this view goes on below.
        let tabBar = tabBarController.flatMap { $0.isTabBarCovering(self) ? $0.tabBar : nil }
        let isBottomTranslucent =
            navigation.isToolbarHidden ? tabBar?.isTranslucent ?? true : navigation.toolbar?.isTranslucent ?? true
        let bottomReach = bottom > 0 ? bottom : tabBar == nil ? 0 : inherited.bottom
        let transform = childView.transform
        childView.transform = .identity
        ChildPlacement(
            bounds: container.bounds,
            inherited: inherited,
            top: top,
            bottom: bottomReach,
            extendsUnderTop: shown.extendsUnderBar(at: .top, isTranslucent: navigation.bar?.isTranslucent ?? true),
            extendsUnderBottom: shown.extendsUnderBar(at: .bottom, isTranslucent: isBottomTranslucent)
        ).apply(to: childView)
        childView.transform = transform
    }

    /// - Returns: How far the bar reaches down; 0 when it is hidden.
    private func layoutNavigationBar(in container: UIView) -> CGFloat {
        let bar = ownBar
        let isHidden = navigation.isBarHidden || hidesBarsNow
        bar.isHidden = isHidden
        guard !isHidden else { return 0 }
        bar.watch(topViewController?.contentScrollView(for: .top))
        let metrics = BarMetrics(traits: traitCollection)
        let y = metrics.navigationBarY(safeAreaTop: container.safeAreaInsets.top)
        let side = container.bounds.width
        let size = bar.sizeThatFits(CGSize(width: side, height: 0))
        let frame = CGRect(x: 0, y: y, width: side, height: size.height)
        bar.backgroundReach = y
        if bar.frame != frame { bar.frame = frame }
        return frame.maxY
    }

    /// - Returns: How far the toolbar reaches up, with what is below it; 0 when it is hidden.
    private func layoutToolbar(in container: UIView) -> CGFloat {
        let isHidden = navigation.isToolbarHidden || hidesBarsNow
        navigation.toolbar?.isHidden = isHidden
        guard !isHidden else { return 0 }
        let toolbar = ownToolbar
        if toolbar.superview !== container { container.addSubview(toolbar) }
        toolbar.watch(topViewController?.contentScrollView(for: .bottom))
        let below = container.safeAreaInsets.bottom
        let reach = BarMetrics(traits: traitCollection).toolbarReach(safeAreaBottom: below)
        let height = BarMetrics(traits: traitCollection).toolbarHeight
        let frame = CGRect(x: 0, y: container.bounds.height - reach, width: container.bounds.width, height: height)
        toolbar.backgroundReach = max(0, reach - height)
        toolbar.state.rowY = BarMetrics(traits: traitCollection).toolbarRowY(reach: reach, safeAreaBottom: below)
        if toolbar.frame != frame { toolbar.frame = frame }
        return reach
    }
}
