import CoreGraphics

/// Rectangles of which one may be without an end, whose edges can't be compared as numbers.
extension CGRect {
    /// The smallest rectangle around both.
    func joined(with other: CGRect) -> CGRect { isInfinite || other.isInfinite ? .infinite : union(other) }

    /// What lies in both; null where nothing does.
    func shared(with other: CGRect) -> CGRect {
        if isInfinite { return other }
        return other.isInfinite ? self : intersection(other)
    }

    /// Larger on each side.
    func outset(by border: CGFloat) -> CGRect { isInfinite || isNull ? self : insetBy(dx: -border, dy: -border) }
}
