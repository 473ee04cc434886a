/// A place in a view, as a part of its size.
public struct UnitPoint: Animatable, Hashable, Sendable {
    /// From side to side, 0…1 within the view.
    public var x: CGFloat
    /// From top to bottom, 0…1 within the view.
    public var y: CGFloat
    /// The upper corner where reading begins.
    public init() { self.init(x: 0, y: 0) }
    /// Both, 0…1 within the view.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// What is animated of it.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
    /// The corner where both are zero.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// In the middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// In the middle of an edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// In the middle of an edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// In the middle of an edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// In the middle of an edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// A corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// A corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// A corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// A corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
