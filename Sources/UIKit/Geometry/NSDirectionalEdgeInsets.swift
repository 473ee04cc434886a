/// How far each side of a rectangle is moved inwards, in points, with sides named by the direction of reading.
@frozen
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    /// Points down from the top edge.
    public var top: CGFloat
    /// Points inwards from the side where reading begins.
    public var leading: CGFloat
    /// Points up from the bottom edge.
    public var bottom: CGFloat
    /// Points inwards from the side where reading ends.
    public var trailing: CGFloat

    /// Insets of zero on all sides.
    public static let zero = NSDirectionalEdgeInsets()

    /// Zero on all sides.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// In points; negative values move outwards.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    /// The same inset on all four sides.
    package init(all inset: CGFloat) {
        self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    /// Leading and trailing together.
    package var horizontal: CGFloat { leading + trailing }
    /// Top and bottom together.
    package var vertical: CGFloat { top + bottom }

    /// Side by side the sum of both.
    package func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top + other.top,
            leading: leading + other.leading,
            bottom: bottom + other.bottom,
            trailing: trailing + other.trailing
        )
    }
}
