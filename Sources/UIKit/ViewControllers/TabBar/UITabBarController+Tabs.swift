import Foundation
import Platform

/// The tabs of a tab bar controller (iOS 18).
struct TabsState {
    var tabs: [UITab] = []
    /// Whether the width was compact when the controllers were made from the tabs.
    var wasCompact = false
    /// Whether the controllers are being made from the tabs.
    var isApplying = false
}

extension UITabBarController {
    // MARK: Tabs
    func replaceTabs(with tabs: [UITab], animated: Bool) {
        for tab in tabsState.tabs { leave(tab) }
        tabsState.tabs = tabs
        for tab in tabs { join(tab) }
        applyTabs()
    }

    /// Lets go of the tabs, not of their controllers: other controllers may be the same (PR-40).
    func forgetTabs() {
        for tab in tabsState.tabs { leave(tab) }
        tabsState.tabs = []
    }

    private func join(_ tab: UITab) {
        tab.tabBarController = self
        for child in (tab as? UITabGroup)?.children ?? [] { join(child) }
    }

    private func leave(_ tab: UITab) {
        if tab.tabBarController === self { tab.tabBarController = nil }
        for child in (tab as? UITabGroup)?.children ?? [] { leave(child) }
    }

    /// The controllers of the tabs in the bar; a search stands at the end.
    private func applyTabs() {
        tabsState.wasCompact = traitCollection.horizontalSizeClass == .compact
        let shown = compactTabs ?? tabsState.tabs.filter(\.hasVisiblePlacement)
        let ordered = shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }
        tabsState.isApplying = true
        replaceControllers(with: ordered.compactMap(controller))
        tabsState.isApplying = false
    }

    /// Takes other tabs where the app named some for compact width, and the width class has changed.
    func compactTabsMayHaveChanged() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if compactTabIdentifiers != nil, isCompact != tabsState.wasCompact { tabsDidChange() }
    }

    /// The tabs that the app named for compact width, while it is compact.
    private var compactTabs: [UITab]? {
        guard let compactTabIdentifiers, traitCollection.horizontalSizeClass == .compact else { return nil }
        return compactTabIdentifiers.compactMap(find)
    }

    private func controller(of tab: UITab) -> UIViewController? {
        guard let group = tab as? UITabGroup else { return tab.viewController }
        guard let controller = group.shownController else { return nil }
        // The bar shows the group, whichever of its tabs is selected.
        if group.viewController == nil, let item = controller.tabBarItem {
            item.title = group.title
            item.image = group.image
            item.badgeValue = group.badgeValue
        }
        return controller
    }

    func tabsDidChange() {
        guard !tabsState.isApplying, !tabsState.tabs.isEmpty else { return }
        for tab in tabsState.tabs { join(tab) }
        applyTabs()
    }

    func tab(showing controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        func search(_ tabs: [UITab]) -> UITab? {
            for tab in tabs {
                if let group = tab as? UITabGroup, let found = search(group.children) { return found }
                if tab === controller.ownTab { return tab }
            }
            return nil
        }
        return search(tabsState.tabs)
    }

    func select(_ tab: UITab) {
        if let group = tab.parent {
            group.selectedChild = tab
            if let outer = group.parent { outer.selectedChild = group }
        }
        var outermost = tab
        while let parent = outermost.parent { outermost = parent }
        guard let controller = controller(of: outermost),
            tabbing.controllers?.contains(where: { $0 === controller }) ?? false
        else { return }
        select(controller)
    }

    /// A touch in the sidebar: asks and tells the delegate.
    func userSelects(_ tab: UITab) {
        guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else {
            return sidebar.reconfigureItem(for: tab)
        }
        let before = selectedTab
        select(tab)
        if tab !== before { delegate?.tabBarController(self, didSelectTab: tab, previousTab: before) }
    }

    /// Whether the width has room for a sidebar, and the mode wants one.
    var allowsSidebar: Bool {
        mode == .tabSidebar && !tabsState.tabs.isEmpty && Quirk.tabBarsHaveSidebars.holds
            && traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
    }

    func find(_ identifier: String) -> UITab? {
        for tab in tabsState.tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}

extension UIViewController {
    /// The tab that shows this controller or the one around it; nil: none (iOS 18).
    public var tab: UITab? { ownTab ?? parent?.tab }
}
