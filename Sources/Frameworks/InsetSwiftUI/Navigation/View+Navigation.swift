nonisolated extension View {
    /// The bar's title.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// The bar's title.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// The bar's title.
    public func navigationTitle(_ title: Text) -> some View { self }
    /// The bar's title, which can be changed.
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    /// Makes the bar's title smaller or larger.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// The bar's title.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// The bar's title.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// The bar's title.
    public func navigationBarTitle(_ title: Text) -> some View { self }
    /// The bar's title, smaller or larger.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }
    /// The bar's title, smaller or larger.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }
    /// The bar's title, smaller or larger.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// Whether there is no bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// Whether there is no way back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// What stands in the bar.
    public func navigationBarItems<L: View>(leading: L) -> some View { self }
    /// What stands in the bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }
    /// What stands in the bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    /// The screen of a value.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// A screen, and whether it is shown.
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
        -> some View
    { self }
    /// A screen while there is a value.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// How screens lead to one another.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    /// How columns stand side by side.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// How wide a column is, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// How wide a column is, in points.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }
    /// How a screen comes.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    /// From where a screen comes.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    /// How tabs look.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    /// The tab that leads to it.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    /// How dots below pages look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
    /// How a bar becomes smaller.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// A sign on it.
    public func badge(_ count: Int) -> some View { self }
    /// A sign on it.
    public func badge(_ label: Text?) -> some View { self }
    /// A sign on it.
    public func badge(_ key: LocalizedStringKey?) -> some View { self }
    /// A sign on it.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
    /// How much signs stand out.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// How a bar shows what is in it.
public struct NavigationBarItem: Hashable, Sendable {
    /// How large the title is.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As before, small, or large.
        case automatic, inline, large
    }
}

/// How much a sign stands out.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Less.
    public static let decreased = Self("decreased")
    /// As usual.
    public static let standard = Self("standard")
    /// More.
    public static let increased = Self("increased")
}

/// When a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// While scrolling down.
    public static let onScrollDown = Self("onScrollDown")
    /// While scrolling up.
    public static let onScrollUp = Self("onScrollUp")
    /// Never.
    public static let never = Self("never")
}

/// How a screen comes.
public protocol NavigationTransition: Sendable {}

/// As the system does.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Makes it.
    public init() {}
}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the system does.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of another view.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
