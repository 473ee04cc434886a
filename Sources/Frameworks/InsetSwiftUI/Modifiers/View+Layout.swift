nonisolated extension View {
    /// Space around, in points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Space around, in points.
    public func padding(_ length: CGFloat) -> some View { self }
    /// Space around, in points.
    public func padding(_ insets: EdgeInsets) -> some View { self }
    /// Space around of the system's size.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
    /// As large as its content, along both directions.
    public func fixedSize() -> some View { self }
    /// As large as its content, along the directions that are named.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    /// A size, in points.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    /// Bounds of the size, in points.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    /// A part of what is around it.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
    /// A part of what is around it, as the app decides.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { self }
    /// Some of so many parts of what is around it.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View { self }
    /// A place, in points.
    public func position(_ position: CGPoint) -> some View { self }
    /// A place, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Moved, in points.
    public func offset(_ offset: CGSize) -> some View { self }
    /// Moved, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// How it keeps its shape.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    /// How it keeps its shape.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
    /// Whole.
    public func scaledToFit() -> some View { self }
    /// Without gaps.
    public func scaledToFill() -> some View { self }
    /// Which views get space first.
    public func layoutPriority(_ value: Double) -> some View { self }
    /// What its layout is told.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
    /// Which views lie in front.
    public func zIndex(_ value: Double) -> some View { self }
    /// A place by which it is aligned, in points.
    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { self }
    /// A place by which it is aligned, in points.
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    { self }
    /// Below bars.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Below bars or the keyboard.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    /// A view at an edge, which others end at.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    /// A view at an edge, which others end at.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Space at edges, which others end at, in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
    /// Space at edges, which others end at, in points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Space at edges, which others end at, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { self }
    /// Names its space.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    /// Names its space.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
    /// Where reading begins is on the other side, or not.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    /// How it takes its space.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
    /// Called when its geometry changes; never here.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View { self }
    /// Called when its geometry changes; never here.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View { self }
}

/// How a view takes its space where reading begins on the other side.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// As it is.
    case fixed
    /// Mirrored.
    case mirrors
}

/// What bars or the keyboard cover.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all = SafeAreaRegions(rawValue: .max)
}
