/// One of the two equations that a mask gives along an axis (AL-30).
struct MaskRow {
    /// What the equation fixes: the distance before the view, its size, or the distance behind it.
    enum Side { case origin, size, end }

    let side: Side
    let axis: NSLayoutConstraint.Axis

    /// The equations of a view along an axis: those of the parts that aren't flexible, or else, of what is left, place
    /// before size.
    @MainActor
    static func rows(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [MaskRow] {
        let mask = view.autoresizingMask
        let isHorizontal = axis == .horizontal
        let isBeforeFlexible = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let isSizeFlexible = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        let isAfterFlexible = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        let sides: [Side]
        if isBeforeFlexible, !isAfterFlexible {
            sides = [.end, .size]
        } else if isSizeFlexible, !isBeforeFlexible, !isAfterFlexible {
            sides = [.origin, .end]
        } else {
            sides = [.origin, .size]
        }
        return sides.map { MaskRow(side: $0, axis: axis) }
    }
}
