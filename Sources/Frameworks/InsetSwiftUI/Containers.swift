/// A view that only holds others.
public struct Group<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// Views from top to bottom.
public struct VStack<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// Views side by side.
public struct HStack<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// Views over one another.
public struct ZStack<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { _ = content() }
}

/// Views from top to bottom, made when they are seen.
public struct LazyVStack<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// Views side by side, made when they are seen.
public struct LazyHStack<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { _ = content() }
}

/// Rows.
public struct List<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(@ViewBuilder content: () -> Content) { _ = content() }
    /// A row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
    /// A row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
}

/// Rows of settings.
public struct Form<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// Rows with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView {
    /// Rows with both.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
    /// Rows with both.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {}
}

extension Section where Footer == EmptyView {
    /// Rows with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {}
    /// Rows with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}

extension Section where Parent == EmptyView {
    /// Rows with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {}
    /// Rows with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Rows.
    public init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Rows with a title.
    public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

/// Views that scroll.
public struct ScrollView<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

/// Screens that lead to one another.
public struct NavigationView<Content: View>: _PrimitiveView {
    /// Holds views.
    public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// Screens that lead to one another.
public struct NavigationStack<Root: View>: _PrimitiveView {
    /// Holds views.
    public init(@ViewBuilder root: () -> Root) { _ = root() }
}

/// Leads to a screen.
public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    /// With a label of its own.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    /// With a label of its own.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
    /// With a title.
    public init(_ title: String, destination: Destination) {}
    /// With a title.
    public init(_ title: String, @ViewBuilder destination: () -> Destination) {}
}

/// Screens behind tabs.
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    /// With what is chosen.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
    /// The first is chosen.
    public init(@ViewBuilder content: () -> Content) {}
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: Sendable {}

extension ForEach: View, _PrimitiveView where Content: View {
    /// None.
    public typealias Body = Never
    /// One for each element, known by a property.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// One for each element.
    @preconcurrency @MainActor
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// One for each number.
    @preconcurrency @MainActor
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

/// Views that are told how much space there is.
public struct GeometryReader<Content: View>: _PrimitiveView {
    /// Never asked for views here.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// How much space there is.
public struct GeometryProxy: Sendable {
    /// In points; zero here.
    public var size: CGSize { .zero }
    /// What bars cover; nothing here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
