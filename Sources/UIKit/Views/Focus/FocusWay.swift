import CoreGraphics

/// How far a frame lies straight ahead, and how far beside, in points.
struct FocusWay: Comparable {
    let distance: CGFloat
    let offset: CGFloat

    /// Nil where the frame isn't straight ahead: an arrow finds nothing beside its way.
    init?(_ heading: UIFocusHeading, from start: CGRect, to end: CGRect) {
        // Frames that touch may overlap by rounding.
        let tolerance: CGFloat = 1
        let isVertical = heading == .up || heading == .down
        let overlap =
            isVertical
            ? min(start.maxX, end.maxX) - max(start.minX, end.minX)
            : min(start.maxY, end.maxY) - max(start.minY, end.minY)
        guard overlap > 0 else { return nil }
        switch heading {
        case .down: distance = end.minY - start.maxY
        case .up: distance = start.minY - end.maxY
        case .right: distance = end.minX - start.maxX
        default: distance = start.minX - end.maxX
        }
        guard distance >= -tolerance else { return nil }
        offset = isVertical ? abs(start.midX - end.midX) : abs(start.midY - end.midY)
    }

    static func < (lhs: FocusWay, rhs: FocusWay) -> Bool { (lhs.distance, lhs.offset) < (rhs.distance, rhs.offset) }
}
