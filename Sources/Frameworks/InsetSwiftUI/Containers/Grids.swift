/// Views in columns, made when they are seen.
public struct LazyVGrid<Content: View>: _PrimitiveView {
    /// Holds views, so many points apart.
    nonisolated public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

/// Views in rows, made when they are seen.
public struct LazyHGrid<Content: View>: _PrimitiveView {
    /// Holds views, so many points apart.
    nonisolated public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

/// A column or a row of a grid.
public struct GridItem: Sendable {
    /// How wide a column or how high a row is, in points.
    public enum Size: Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// What is left, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as there is space for, within bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// How wide or high.
    public var size: Size
    /// To the next, in points.
    public var spacing: CGFloat?
    /// Where views stand in it.
    public var alignment: Alignment?
    /// All of it.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Rows whose cells stand in columns.
public struct Grid<Content: View>: _PrimitiveView {
    /// Holds rows, so many points apart.
    nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

/// A row of a grid.
public struct GridRow<Content: View>: _PrimitiveView {
    /// Holds cells.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}

nonisolated extension View {
    /// Over several columns.
    public func gridCellColumns(_ count: Int) -> some View { self }
    /// Where it stands in its cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    /// Where its column's cells stand.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    /// Takes no more space than others need.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
