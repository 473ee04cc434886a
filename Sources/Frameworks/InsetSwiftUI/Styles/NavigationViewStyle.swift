/// How screens lead to one another.
public protocol NavigationViewStyle {}

/// As the place asks for.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As the place asks for.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One over another.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One over another.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Side by side.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Side by side, by its older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

/// How columns stand side by side.
public protocol NavigationSplitViewStyle {}

/// As the place asks for.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As the place asks for.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// Each with its own space.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Each with its own space.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// Over the last one.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Over the last one.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

/// How tabs look.
public protocol TabViewStyle {}

/// As the place asks for.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
    /// As the place asks for.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages that are swiped.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// A bar alone.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar alone.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A bar that can become a side bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar that can become a side bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// Tabs by their groups.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs by their groups.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension PageTabViewStyle {
    /// When there are dots below pages.
    public struct IndexDisplayMode: Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// When there are several pages.
        public static let automatic = Self("automatic")
        /// Always.
        public static let always = Self("always")
        /// Never.
        public static let never = Self("never")
    }
    /// Pages with dots or without.
    nonisolated public init(indexDisplayMode: IndexDisplayMode) {}
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How dots below pages look.
public protocol IndexViewStyle {}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When something lies behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// As the system does.
        public static let automatic = Self("automatic")
        /// While they are touched.
        public static let interactive = Self("interactive")
        /// Always.
        public static let always = Self("always")
        /// Never.
        public static let never = Self("never")
    }
    /// With something behind, or without.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots for pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots for pages, with something behind, or without.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
