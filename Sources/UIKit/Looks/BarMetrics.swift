import Foundation
import Platform

/// The heights and places of bars for an idiom and two size classes, in points (BR-1, BR-15, BR-23).
struct BarMetrics {
    let isPad: Bool
    let isCompactWidth: Bool
    let isCompactHeight: Bool

    @MainActor
    init(traits: UITraitCollection) {
        isPad = traits.userInterfaceIdiom == .pad
        isCompactWidth = traits.horizontalSizeClass == .compact
        isCompactHeight = traits.verticalSizeClass == .compact
    }

    /// Bars are made of glass and float.
    var isGlass: Bool { BarMaterialLook.current.isGlass }
    private var isCompact: Bool { isCompactWidth && isCompactHeight }
    private var navigation: NavigationBarLook { .current }
    private var tabs: TabBarLook { .current }

    // MARK: Navigation bar
    /// Without large title, search bar and prompt.
    var navigationBarHeight: CGFloat {
        let look = navigation
        return isPad ? look.padHeight : isCompact ? look.compactHeight : look.height
    }
    /// In a page or form sheet.
    var sheetBarHeight: CGFloat { navigation.sheetHeight ?? navigationBarHeight }
    var largeTitleHeight: CGFloat { navigation.largeTitle }
    /// Points from the screen's edge to a large title.
    func largeTitleMargin(width: CGFloat) -> CGFloat { navigation.largeTitleMargin ?? sideMargin(width: width) }
    var promptHeight: CGFloat { navigation.prompt }
    var searchBarHeight: CGFloat { navigation.search }
    /// Large titles don't exist in compact height (BR-M2).
    var allowsLargeTitles: Bool { !isCompactHeight && Quirk.navigationBarsHaveLargeTitles.holds }
    /// Points from the screen's edge to the first item.
    func sideMargin(width: CGFloat) -> CGFloat {
        let look = navigation
        if isCompactHeight, let margin = look.lowSideMargin { return margin }
        return isPad || width >= MarginLook.current.wideFrom ? look.wideSideMargin : look.sideMargin
    }

    // MARK: Toolbar
    /// Of the row of items.
    var toolbarHeight: CGFloat {
        let look = ToolbarLook.current
        if isCompactHeight, let height = look.lowHeight { return height }
        return isPad ? look.padHeight : isCompact ? look.compactHeight : look.height
    }

    /// How far a navigation controller's toolbar reaches up from the bottom edge.
    func toolbarReach(safeAreaBottom: CGFloat) -> CGFloat {
        max(ToolbarLook.current.leastReach, toolbarHeight + safeAreaBottom)
    }

    /// From the toolbar's top to its items, which keep clear of the screen's edge (BR-M6).
    func toolbarRowY(reach: CGFloat, safeAreaBottom: CGFloat) -> CGFloat {
        let look = ToolbarLook.current
        return safeAreaBottom + toolbarHeight > look.leastReach ? 0 : look.rowTop
    }

    /// From the sides to the toolbar's items.
    func toolbarMargin(width: CGFloat) -> CGFloat { ToolbarLook.current.sideMargin ?? sideMargin(width: width) }

    // MARK: Tab bar
    /// A bar at the top, as on pads in regular width (BR-M16).
    var hasTopTabBar: Bool { isPad && !isCompactWidth && Quirk.padTabBarsStandAtTheTop.holds }
    /// BR-15: image beside the title.
    var tabsAreInline: Bool { (!isCompactWidth || isCompactHeight) && Quirk.tabsStandBesideTheirImage.holds }
    var tabBarHeight: CGFloat {
        let look = tabs
        if hasTopTabBar { return look.topHeight }
        return isPad ? look.padHeight : isCompact ? look.compactHeight : look.height
    }
    /// What a tab bar wishes to be high on its own.
    var ownTabBarHeight: CGFloat { isPad ? tabs.ownPadHeight ?? tabBarHeight : tabBarHeight }
    /// From the screen's safe area, where the bar begins (32 of BR-M16 on a pad without a home button), to where a child
    /// without navigation bar begins.
    var topTabBarReach: CGFloat { tabs.topHeight + tabs.spaceBelowTop }

    /// How far a tab bar reaches up from the bottom edge.
    func tabBarReach(safeAreaBottom: CGFloat) -> CGFloat {
        let look = tabs
        if let reach = look.reach { return reach }
        let overlap = isPad && safeAreaBottom > look.padIndicatorOverlap ? look.padIndicatorOverlap : 0
        return tabBarHeight + safeAreaBottom - overlap
    }
}
