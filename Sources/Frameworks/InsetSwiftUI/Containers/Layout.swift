/// Places views as the app wants; never asked here.
public protocol Layout: Animatable {
    /// The views.
    typealias Subviews = LayoutSubviews
    /// What is kept from one time to the next.
    associatedtype Cache = Void
    /// What holds of the layout.
    static var layoutProperties: LayoutProperties { get }
    /// Makes what is kept.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings what is kept up to date.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances to others.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of all, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// A place by which it is aligned, in points; nil for the usual one.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// A place by which it is aligned, in points; nil for the usual one.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Optional; no direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Optional; nothing.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// Optional; none.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    /// Optional; the usual one.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// Optional; the usual one.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// Places views.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { EmptyView() }
}

extension Layout where Cache == Void {
    /// Optional; nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

/// What holds of a layout.
public struct LayoutProperties: Sendable {
    /// In which direction views follow one another; nil for none.
    public var stackOrientation: Axis?
    /// None.
    public init() {}
}

/// Names a value that a view tells its layout.
public protocol LayoutValueKey {
    /// The kind of the value.
    associatedtype Value
    /// What holds where nothing is told.
    static var defaultValue: Value { get }
}

/// The views of a layout: none here.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    /// Where reading begins.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Zero.
    public var startIndex: Int { 0 }
    /// Zero, as there are none.
    public var endIndex: Int { 0 }
    /// A view; there is none here.
    public subscript(index: Int) -> LayoutSubview { preconditionFailure("Inset lays no views of SwiftUI out") }
}

/// A view of a layout.
public struct LayoutSubview: Equatable, Sendable {
    /// What the view has told.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
    /// Which views get space first. Default: 0.
    public var priority: Double { 0 }
    /// The distances to others.
    public var spacing: ViewSpacing { ViewSpacing() }
    /// The size that it takes of what is offered, in points; zero here.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// The size and the places, in points; zero here.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
    /// Places it; does nothing here.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// The distances of a view to others.
public struct ViewSpacing: Sendable {
    /// None.
    public init() {}
    /// None.
    public static let zero = ViewSpacing()
    /// Takes those of another in.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    /// With those of another.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
    /// To the next view, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}
