nonisolated extension View {
    /// What lies behind.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        self
    }
    /// What lies behind.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    /// What lies behind, below bars too.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    /// The usual background.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    /// The usual background in a shape.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { self }
    /// What lies behind in a shape.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    { self }
    /// What others take for the usual background.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// What lies in front.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { self }
    /// What lies in front.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    /// What lies in front, below bars too.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    /// What lies in front in a shape.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    { self }
    /// A line around, in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
    /// What lies behind a screen.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    { self }
    /// What lies behind a screen.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    /// The shape of what is within.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    /// Of glass.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View { self }
}

/// A screen whose background can be set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// A screen on a stack.
    public static let navigation = Self("navigation")
    /// A split view.
    public static let navigationSplitView = Self("navigationSplitView")
    /// A widget.
    public static let widget = Self("widget")
}

/// A kind of glass.
public struct Glass: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As usual.
    public static let regular = Self("regular")
    /// Clear.
    public static let clear = Self("clear")
    /// None.
    public static let identity = Self("identity")
    /// In a color.
    public func tint(_ color: Color?) -> Glass { self }
    /// Reacting to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
