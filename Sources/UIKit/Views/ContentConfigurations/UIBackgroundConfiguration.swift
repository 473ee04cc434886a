/// What stands behind a cell's, a button's or another view's content.
public struct UIBackgroundConfiguration: Hashable {
    /// What the configuration was made for; decides what follows the state.
    enum Kind: Sendable {
        case custom, plainCell, groupedCell, sidebarCell, plainHeader, groupedHeader, sidebarHeader
        /// Those that go by the list around them (TR-24).
        case cell, header

        var isCell: Bool { self == .plainCell || self == .groupedCell || self == .sidebarCell || self == .cell }
    }

    var kind = Kind.custom
    /// A view in place of the color; it lies below the image.
    public var customView: UIView?
    /// Points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// From the view's edges inward, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the view's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Nil: the view's tint color. Default: clear.
    public var backgroundColor: UIColor? = .clear
    /// Gets the color, or the tint color, and gives the one that is drawn. Nil by default.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A material under the color.
    public var visualEffect: UIVisualEffect?
    /// Lies above the color. Nil by default.
    public var image: UIImage?
    /// How the image fills the background. Default: scaled to fill.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// Nil: the view's tint color. Default: clear.
    public var strokeColor: UIColor? = .clear
    /// Gets the stroke's color, or the tint color, and gives the one that is drawn. Nil by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points. Default: 0.
    public var strokeWidth: CGFloat = 0
    /// How far the stroke lies outside the background, in points; negative is inside.
    public var strokeOutset: CGFloat = 0
    /// Behind the background. Default: no shadow (CV-11; iOS 18).
    public var shadowProperties = UIShadowProperties()

    init() {}

    /// Nothing at all.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The color that is shown on a view of this tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }

    /// The stroke's color on a view of this tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer.map { $0(color) } ?? color
    }

    // MARK: Equality
    // Transformers hold closures, which can't be compared: only whether there is one counts.
    /// Whether both look the same; images and views must be the same objects.
    public static func == (left: Self, right: Self) -> Bool {
        left.kind == right.kind && left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.backgroundColor == right.backgroundColor && left.visualEffect === right.visualEffect
            && left.image === right.image && left.imageContentMode == right.imageContentMode
            && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
            && left.strokeOutset == right.strokeOutset && left.shadowProperties == right.shadowProperties
            && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
            && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}
