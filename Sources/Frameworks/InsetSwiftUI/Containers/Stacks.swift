/// Views from top to bottom.
public struct VStack<Content: View>: _PrimitiveView {
    /// Holds views, so many points apart.
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Views side by side.
public struct HStack<Content: View>: _PrimitiveView {
    /// Holds views, so many points apart.
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Views over one another.
public struct ZStack<Content: View>: _PrimitiveView {
    /// Holds views.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// Views from top to bottom, made when they are seen.
public struct LazyVStack<Content: View>: _PrimitiveView {
    /// Holds views, so many points apart.
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

/// Views side by side, made when they are seen.
public struct LazyHStack<Content: View>: _PrimitiveView {
    /// Holds views, so many points apart.
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

/// What stays on the screen while others scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
