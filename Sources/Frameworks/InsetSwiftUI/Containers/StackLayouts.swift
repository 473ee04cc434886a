/// A layout that places nothing itself.
public protocol _StandInLayout: Layout, Sendable where Cache == Void {}

extension _StandInLayout {
    /// Nothing is laid out.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Nothing is laid out.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Views side by side.
public struct HStackLayout: _StandInLayout {
    /// Where they meet.
    public var alignment: VerticalAlignment
    /// In points.
    public var spacing: CGFloat?
    /// Both.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// Views from top to bottom.
public struct VStackLayout: _StandInLayout {
    /// Where they meet.
    public var alignment: HorizontalAlignment
    /// In points.
    public var spacing: CGFloat?
    /// Both.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// Views over one another.
public struct ZStackLayout: _StandInLayout {
    /// Where they meet.
    public var alignment: Alignment
    /// Where they meet.
    public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// Rows whose cells stand in columns.
public struct GridLayout: _StandInLayout {
    /// Where cells' views stand.
    public var alignment: Alignment
    /// In points.
    public var horizontalSpacing, verticalSpacing: CGFloat?
    /// All of it.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
        self.verticalSpacing = verticalSpacing
    }
}

/// A layout of any kind.
public struct AnyLayout: _StandInLayout {
    /// Hides a layout's kind.
    public init<L: Layout>(_ layout: L) {}
}
