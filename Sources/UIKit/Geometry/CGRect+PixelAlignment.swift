/// What binary fractions lose of a tie: 333.8333 x 3 must count as 1001.5.
private let tieTolerance: CGFloat = 1e-3

extension CGFloat {
    /// The nearest device pixel, in points; a tie goes up (AL-35).
    ///
    /// - Parameter scale: Pixels to a point; not positive leaves the value as it is.
    package func roundedToPixel(scale: CGFloat) -> CGFloat {
        guard scale > 0, isFinite else { return self }
        return (self * scale + 0.5 + tieTolerance).rounded(.down) / scale
    }

    /// The next device pixel that is not below, in points; what lies within a thousandth of a pixel stays.
    package func ceiledToPixel(scale: CGFloat) -> CGFloat {
        guard scale > 0, isFinite else { return self }
        return (self * scale - tieTolerance).rounded(.up) / scale
    }

    /// The next device pixel that is not above, in points; what lies within a thousandth of a pixel stays.
    package func flooredToPixel(scale: CGFloat) -> CGFloat {
        guard scale > 0, isFinite else { return self }
        return (self * scale + tieTolerance).rounded(.down) / scale
    }
}

extension CGPoint {
    /// Both coordinates at the nearest device pixel; a tie goes up.
    package func roundedToPixels(scale: CGFloat) -> CGPoint {
        CGPoint(x: x.roundedToPixel(scale: scale), y: y.roundedToPixel(scale: scale))
    }
}

extension CGSize {
    /// The smallest size of whole device pixels that holds this one.
    package func ceiledToPixels(scale: CGFloat) -> CGSize {
        CGSize(width: width.ceiledToPixel(scale: scale), height: height.ceiledToPixel(scale: scale))
    }
}

extension CGRect {
    /// The rectangle with each edge at the nearest device pixel; a tie goes up, so equal widths may come to differ (AL-35).
    package func roundedToPixels(scale: CGFloat) -> CGRect {
        guard scale > 0 else { return self }
        let left = minX.roundedToPixel(scale: scale)
        let top = minY.roundedToPixel(scale: scale)
        let right = maxX.roundedToPixel(scale: scale)
        let bottom = maxY.roundedToPixel(scale: scale)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
