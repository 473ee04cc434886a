/// Screens behind tabs.
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    /// With what is chosen.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
    /// Of tabs, with what is chosen.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabContents<C>, C.TabValue == SelectionValue {}
}

extension TabView where SelectionValue == Int {
    /// The first is chosen.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Never {
    /// Of tabs.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == _TabContents<C>, C.TabValue == Never {}
}

/// What tabs show.
public struct _TabContents<C>: _PrimitiveView {}

/// A tab, or several.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
    /// What is chosen with it.
    associatedtype TabValue: Hashable
}

/// A screen and the tab that leads to it.
public struct Tab<Value: Hashable, Content, Label>: TabContent {
    /// What is chosen with it.
    public typealias TabValue = Value
}

extension Tab where Content: View, Label: View {
    /// With a view as its tab.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// With a view as its tab, for what it is for.
    nonisolated public init(
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
    /// With a view as its tab.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
    }
}

extension Tab where Content: View, Label == DefaultTabLabel {
    /// With a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    /// With a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    /// With a title and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    /// With a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    /// For what it is for.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {}
    /// With a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {}
    /// With a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {}
    /// With a title and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {}
    /// With a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Never {}
    /// For what it is for.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {}
}

/// A tab of a title and a picture.
public struct DefaultTabLabel: _PrimitiveView {}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Looking for something.
    public static let search = Self("search")
}

/// Tabs with a title.
public struct TabSection<Header, Content, Footer, SelectionValue: Hashable>: TabContent {
    /// What is chosen with its tabs.
    public typealias TabValue = SelectionValue
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// With a view above.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) {}
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    }
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {}
}

/// Tabs after one another.
public struct TupleTabContent<TabValue: Hashable, T>: TabContent {}

/// Collects tabs.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// As it is.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// One.
    public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }
    /// One more.
    public static func buildPartialBlock<A: TabContent, N: TabContent>(accumulated: A, next: N) -> TupleTabContent<
        TabValue, (A, N)
    > where A.TabValue == TabValue, N.TabValue == TabValue { TupleTabContent() }
    /// One, or none.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    /// The first branch.
    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { .init(content: first) }
    /// The other branch.
    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { .init(content: second) }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// What is chosen with it.
    public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    /// What is chosen with it.
    public typealias TabValue = TrueContent.TabValue
}

extension ForEach: TabContent where Content: TabContent {
    /// What is chosen with its tabs.
    public typealias TabValue = Content.TabValue
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A tab for each element.
    nonisolated public init<V: Hashable>(
        _ data: Data,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    )
    where V == Content.TabValue { self.init(elements: data, content) }
}

nonisolated extension TabContent {
    /// A sign on the tab.
    public func badge(_ count: Int) -> some TabContent<TabValue> { self }
    /// A sign on the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
    /// A sign on the tab.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }
    /// A sign on the tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { self }
    /// How it is found by tests.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    /// The name by which its place is kept.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// Whether it is there.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
    /// Whether it reacts.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
    /// Where it can stand.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// Where a tab can stand.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the screen asks for.
    public static let automatic = Self("automatic")
    /// Always in the bar.
    public static let pinned = Self("pinned")
    /// In the side bar alone.
    public static let sidebarOnly = Self("sidebarOnly")
}
