/// How far each side of a rectangle is moved inwards, in points; negative values move outwards.
@frozen
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    /// Points down from the top edge.
    public var top: CGFloat
    /// Points to the right from the left edge, whatever the layout direction.
    public var left: CGFloat
    /// Points up from the bottom edge.
    public var bottom: CGFloat
    /// Points to the left from the right edge, whatever the layout direction.
    public var right: CGFloat

    /// Insets of zero on all sides.
    public static let zero = UIEdgeInsets()

    /// Zero on all sides.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// In points; negative values move outwards.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets {
    /// The same inset on all four sides.
    package init(all inset: CGFloat) {
        self.init(top: inset, left: inset, bottom: inset, right: inset)
    }

    /// Left and right together.
    package var horizontal: CGFloat { left + right }
    /// Top and bottom together.
    package var vertical: CGFloat { top + bottom }

    /// Side by side the sum of both.
    package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top,
            left: left + other.left,
            bottom: bottom + other.bottom,
            right: right + other.right
        )
    }

    /// Side by side the larger of both.
    package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top),
            left: max(left, other.left),
            bottom: max(bottom, other.bottom),
            right: max(right, other.right)
        )
    }

    /// All sides with the opposite sign.
    package var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
