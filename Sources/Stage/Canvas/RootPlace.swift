import Foundation

/// Where a scene's root stands among the bars of its canvas: under them, or beside them with their height taken off its
/// own (IB-17).
struct RootPlace {
    /// Whether the root is stored below the top of the canvas.
    let isLowered: Bool
    /// Points that the canvas is higher than the root.
    let missing: CGFloat

    /// Which bars the root stands beside, so that nothing of it is unsafe there: those whose heights, alone or with the
    /// screen's inset, make up what is missing.
    ///
    /// - Parameters:
    ///   - top: The height of the bar, 0 for none, and of the inset above it, in points.
    ///   - bottom: The height of the bar, 0 for none, and of the inset below it, in points.
    func barsBeside(
        top: (bar: CGFloat, inset: CGFloat),
        bottom: (bar: CGFloat, inset: CGFloat)
    ) -> (top: Bool, bottom: Bool) {
        let above = top.bar > 0 ? [top.bar, top.inset + top.bar] : []
        let below = bottom.bar > 0 ? [bottom.bar, bottom.inset + bottom.bar] : []
        let isBesideBoth = above.contains { top in below.contains { isEqual(missing, top + $0) } }
        return (
            isBesideBoth || isLowered || above.contains { isEqual(missing, $0) },
            isBesideBoth || below.contains { isEqual(missing, $0) }
        )
    }

    private func isEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }
}
