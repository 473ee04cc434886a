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
        // What rounds up to minus zero is zero.
        return (self * scale - tieTolerance).rounded(.up) / scale + 0
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
        let (left, width) = Self.pixels(from: minX, to: maxX, scale: scale)
        let (top, height) = Self.pixels(from: minY, to: maxY, scale: scale)
        return CGRect(x: left, y: top, width: width, height: height)
    }

    /// Begin and length in points; whole pixels are divided once, so that 100 points stay 100.
    private static func pixels(from start: CGFloat, to end: CGFloat, scale: CGFloat) -> (CGFloat, CGFloat) {
        guard start.isFinite, end.isFinite else { return (start, end - start) }
        let first = (start * scale + 0.5 + tieTolerance).rounded(.down)
        let last = (end * scale + 0.5 + tieTolerance).rounded(.down)
        return (first / scale, (last - first) / scale)
    }
}
