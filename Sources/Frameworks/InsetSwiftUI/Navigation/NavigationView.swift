/// Screens that lead to one another.
public struct NavigationView<Content: View>: _PrimitiveView {
    /// Holds views.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// Screens that lead to one another.
public struct NavigationStack<Data, Root: View>: _PrimitiveView {
    /// Without a path of the app's.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    /// With a path of any values.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    }
    /// With a path of values of one type.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}

/// Screens side by side.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    /// Three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    /// Three columns, and which are seen.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    /// Three columns, and which is seen where there is space for one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    /// Two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {}
    /// Two columns, and which are seen.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
    /// Two columns, and which is seen where there is space for one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
    /// Two columns, and which are seen.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Codable, Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// The last alone.
    public static let detailOnly = Self("detailOnly")
    /// The last two.
    public static let doubleColumn = Self("doubleColumn")
    /// Each.
    public static let all = Self("all")
    /// As the screen asks for.
    public static let automatic = Self("automatic")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// The first.
    public static let sidebar = Self("sidebar")
    /// The middle one.
    public static let content = Self("content")
    /// The last.
    public static let detail = Self("detail")
}
