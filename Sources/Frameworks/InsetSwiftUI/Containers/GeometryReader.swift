/// Views that are told how much space there is.
public struct GeometryReader<Content: View>: _PrimitiveView {
    /// Never asked for views here.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// How much space there is.
public struct GeometryProxy: Sendable {
    /// In points; zero here.
    public var size: CGSize { .zero }
    /// What bars cover; nothing here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The view's frame in a space, in points; zero here.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
    /// The view's frame in a space, in points; zero here.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
    /// A space's bounds, in points; nil here.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
    /// A rectangle of another view, in points; zero here.
    public subscript(anchor: Anchor<CGRect>) -> CGRect { .zero }
    /// A place in another view, in points; zero here.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}

/// In whose points a place is meant.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The screen's.
    case global
    /// The view's own.
    case local
    /// That of a view by its name.
    case named(AnyHashable)
}

/// In whose points a place is meant.
public protocol CoordinateSpaceProtocol: Sendable {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// That of a view by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space.
    public let coordinateSpace: CoordinateSpace
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes it.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The screen's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes it.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// That of a view by its name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
    /// That of the view that scrolls.
    public static var scrollView: NamedCoordinateSpace { named("scrollView") }
    /// That of the view that scrolls in a direction.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named("scrollView \(axis)") }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The screen's.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
