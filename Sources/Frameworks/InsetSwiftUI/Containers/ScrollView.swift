/// Views that scroll.
public struct ScrollView<Content: View>: _PrimitiveView {
    /// Holds views.
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Views of which one can be scrolled to.
public struct ScrollViewReader<Content: View>: _PrimitiveView {
    /// Never asked for views here.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

/// Scrolls views.
public struct ScrollViewProxy: Sendable {
    /// Scrolls until a view is seen; does nothing here.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Where a view has been scrolled to.
public struct ScrollPosition: Equatable, Sendable {
    /// The view there; nil where that isn't known.
    public var viewID: (any Hashable & Sendable)?
    /// The edge there; nil where that isn't known.
    public private(set) var edge: Edge?
    /// The place there, in points; nil where that isn't known.
    public private(set) var point: CGPoint?
    /// Whether the person has scrolled: not here.
    public var isPositionedByUser: Bool { false }
    /// At a view of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
    /// At an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }
    /// At an edge.
    public init(edge: Edge) { self.edge = edge }
    /// At a place, in points.
    public init(point: CGPoint) { self.point = point }
    /// To a view.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        (viewID, edge, point) = (id, nil, nil)
    }
    /// To an edge.
    public mutating func scrollTo(edge: Edge) { (viewID, self.edge, point) = (nil, edge, nil) }
    /// To a place, in points.
    public mutating func scrollTo(point: CGPoint) { (viewID, edge, self.point) = (nil, nil, point) }
    /// To a place from side to side, in points.
    public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: point?.y ?? 0)) }
    /// To a place from top to bottom, in points.
    public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: point?.x ?? 0, y: y)) }
    /// Whether both are at one place.
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.edge == right.edge && left.point == right.point
            && left.viewID.map { AnyHashable($0) } == right.viewID.map { AnyHashable($0) }
    }
}

/// What of a view is scrolled to, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the content begins.
    public var contentOffset: CGPoint
    /// How large the content is.
    public var contentSize: CGSize
    /// What bars cover.
    public var contentInsets: EdgeInsets
    /// How large the view is.
    public var containerSize: CGSize
    /// What of the content is seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The view's bounds.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// How a view is scrolled.
public enum ScrollPhase: Hashable, Sendable {
    /// Not, by a finger that rests or moves, by its own pace, or by the app.
    case idle, tracking, interacting, decelerating, animating
    /// Whether it is.
    public var isScrolling: Bool { self != .idle }
}
