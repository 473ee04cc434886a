import Foundation
import Platform

/// The heights and places of bars for an era, an idiom and two size classes, in points (BR-1, BR-15, BR-23).
struct BarMetrics {
    /// What `metrics.json` says about bars, read once.
    struct Values {
        let phone: CGFloat
        let compact: CGFloat
        let padUntil11: CGFloat
        let padFrom12: CGFloat
        let glass: CGFloat
        let glassTop: CGFloat
        let glassCompactTop: CGFloat
        let largeTitle: CGFloat
        let pageSheet: CGFloat
        let prompt: CGFloat
        let search: CGFloat
        let tab: CGFloat
        let padTabHeight: CGFloat

        static let shared = Values()

        private init() {
            let navigation = UIKitMetrics.section("navigation_bar")
            let phoneBar = navigation["phone"] as? [String: Any] ?? [:]
            let pad = navigation["pad"] as? [String: Any] ?? [:]
            let glassBar = navigation["iOS_26"] as? [String: Any] ?? [:]
            let tabs = UIKitMetrics.section("tab_bar")
            let padTabs = tabs["pad_from_18"] as? [String: Any] ?? [:]
            func number(_ json: Any?, _ fallback: CGFloat) -> CGFloat { UIKitMetrics.number(json) ?? fallback }
            phone = number(phoneBar["regular_height"], 44)
            compact = number(phoneBar["compact_height"], 32)
            padUntil11 = number(pad["before_12"], 44)
            padFrom12 = number(pad["from_12_sdk"], 50)
            glass = number(glassBar["height"], 54)
            glassTop = number(glassBar["top_without_status_bar"], 10)
            glassCompactTop = number((glassBar["compact_height"] as? [String: Any])?["bar_y"], 24)
            largeTitle = number((navigation["large_title"] as? [String: Any])?["extension"], 52)
            pageSheet = number((navigation["page_sheet"] as? [String: Any])?["iOS_13_25"], 56)
            prompt = number((navigation["prompt"] as? [String: Any])?["adds"], 30)
            search = number(UIKitMetrics.section("search_bar")["in_navigation_bar"], 52)
            tab = number(tabs["height"], 49)
            padTabHeight = number(padTabs["height"], 44)
        }
    }

    let era: Era
    let isPad: Bool
    let isCompactWidth: Bool
    let isCompactHeight: Bool
    private var values: Values { .shared }

    @MainActor
    init(traits: UITraitCollection, era: Era = HostEra.current) {
        self.era = era
        isPad = traits.userInterfaceIdiom == .pad
        isCompactWidth = traits.horizontalSizeClass == .compact
        isCompactHeight = traits.verticalSizeClass == .compact
    }

    /// Bars are made of glass and float (iOS 26).
    var isGlass: Bool { era.os >= 26 && era.sdk >= 26 }
    private var isCompact: Bool { isCompactWidth && isCompactHeight }

    // MARK: Navigation bar
    /// Without large title, search bar and prompt.
    var navigationBarHeight: CGFloat {
        if isGlass { return values.glass }
        if isPad { return era.sdk >= 12 ? values.padFrom12 : values.padUntil11 }
        return isCompact ? values.compact : values.phone
    }
    /// In a page or form sheet the bar is higher, from iOS 13 until 25.
    var sheetBarHeight: CGFloat { isGlass || era.sdk < 13 ? navigationBarHeight : values.pageSheet }
    var largeTitleHeight: CGFloat { values.largeTitle }
    var promptHeight: CGFloat { values.prompt }
    var searchBarHeight: CGFloat { values.search }
    /// Large titles need iOS 11 and don't exist in compact height (BR-M2).
    var allowsLargeTitles: Bool { era.os >= 11 && !isCompactHeight }
    /// Points from the screen's edge to the first item.
    func sideMargin(width: CGFloat) -> CGFloat {
        if isGlass { return isCompactHeight ? 38 : 16 }
        if era.sdk < 11 { return 8 }
        return isPad || width >= 414 ? 20 : 16
    }

    /// Where the navigation bar begins, in a view whose safe area begins at `safeAreaTop`.
    @MainActor
    func navigationBarY(safeAreaTop: CGFloat) -> CGFloat {
        if isGlass { return max(safeAreaTop, isCompactHeight ? values.glassCompactTop : values.glassTop) }
        let screen = UIScreen.main.configuration
        // BR-21: on Dynamic Island phones the bar begins at the status bar's end, less a hairline.
        guard safeAreaTop == screen.safeAreaInsets.top, screen.statusBarHeight > 0, screen.statusBarHeight < safeAreaTop
        else { return safeAreaTop }
        return screen.statusBarHeight - 1 / screen.scale
    }

    // MARK: Toolbar
    /// Of the row of items.
    var toolbarHeight: CGFloat {
        if isGlass { return isCompactHeight ? values.phone : Self.glassToolbar }
        if isPad { return era.sdk >= 12 ? values.padFrom12 : values.padUntil11 }
        return isCompact ? values.compact : values.phone
    }

    /// How far a navigation controller's toolbar reaches up from the bottom edge.
    func toolbarReach(safeAreaBottom: CGFloat) -> CGFloat {
        // BR-M6: 10 above the platters, 48, and 28 below them.
        isGlass
            ? max(Self.glassToolbarReach, safeAreaBottom + toolbarHeight)
            : toolbarHeight + safeAreaBottom
    }

    /// From the toolbar's top to its items: they stand 10 below it where it keeps clear of the screen's edge (BR-M6).
    func toolbarRowY(reach: CGFloat, safeAreaBottom: CGFloat) -> CGFloat {
        guard isGlass else { return 0 }
        return safeAreaBottom + toolbarHeight > Self.glassToolbarReach ? 0 : Self.glassToolbarTop
    }

    private static let glassToolbarTop: CGFloat = 10
    /// BR-M15, BR-M6.
    private static let glassToolbar: CGFloat = 48
    private static let glassToolbarReach: CGFloat = 86

    // MARK: Tab bar
    /// A bar at the top, as on pads in regular width from iOS 18 (BR-M16).
    var hasTopTabBar: Bool { isPad && !isCompactWidth && era.os >= 18 && era.sdk >= 18 }
    /// BR-15: image beside the title.
    var tabsAreInline: Bool { era.sdk >= 11 && (!isCompactWidth || isCompactHeight) }
    var tabBarHeight: CGFloat {
        if hasTopTabBar { return values.padTabHeight }
        if isGlass { return Self.glassTabPlatter }
        if isPad { return era.sdk >= 12 ? values.padFrom12 : values.tab }
        return isCompact && era.sdk >= 11 ? values.compact : values.tab
    }
    /// From the screen's safe area, where the bar begins (32 of BR-M16 on a pad without a home button), to where a child
    /// without navigation bar begins.
    var topTabBarReach: CGFloat { values.padTabHeight + Self.spaceBelowTopTabBar }

    /// How far a tab bar reaches up from the bottom edge.
    func tabBarReach(safeAreaBottom: CGFloat) -> CGFloat {
        if isGlass { return Self.glassTabReach }
        // On pads with a home indicator the bar goes five points into its strip (65 = 50 + 15).
        if isPad, safeAreaBottom > Self.padIndicatorOverlap {
            return tabBarHeight + safeAreaBottom - Self.padIndicatorOverlap
        }
        return tabBarHeight + safeAreaBottom
    }

    /// BR-M11: the region of 83 with a platter of 62.
    private static let glassTabReach: CGFloat = 83
    private static let glassTabPlatter: CGFloat = 62
    private static let padIndicatorOverlap: CGFloat = 5
    /// BR-M16: content begins at 96, the bar ends at 76.
    private static let spaceBelowTopTabBar: CGFloat = 20
}
