nonisolated extension View {
    /// Space around a row's content, in points.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// What lies behind a row.
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// Whether a row has lines.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    /// The color of a row's lines.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Whether a section has lines.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    /// The color of a section's lines.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    /// The space between rows, in points.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    /// The space between sections.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    /// The space between sections, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// The color of a row's pictures.
    public func listItemTint(_ tint: Color?) -> some View { self }
    /// The color of a row's pictures.
    public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    /// Buttons behind a row that is swiped; never shown here.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View { self }
    /// Whether the row can't be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Whether the row can't be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// Whether the row can't be chosen.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Called when the person pulls down; never here.
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View { self }
    /// The name for what shows it in an order.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
    /// The name.
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
}

/// The space between sections.
public struct ListSectionSpacing: Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As usual.
    public static let `default` = Self("default")
    /// Little.
    public static let compact = Self("compact")
    /// In points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { Self("\(spacing)") }
}

/// The color of a row's pictures.
public struct ListItemTint: Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Gray.
    public static let monochrome = Self("monochrome")
    /// Always.
    public static func fixed(_ tint: Color) -> ListItemTint { Self("fixed") }
    /// Where the system has none of its own.
    public static func preferred(_ tint: Color) -> ListItemTint { Self("preferred") }
}
