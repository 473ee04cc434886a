import Foundation

/// A part of an ellipse between two points, as SVG names it: by the ellipse's radii and turn, and which of the four parts
/// that fit is meant.
struct EllipticArc {
    private let center: CGPoint
    private let radii: CGSize
    /// How far the ellipse is turned, in radians.
    private let angle: CGFloat
    private let first: CGFloat
    private let sweep: CGFloat

    /// - Returns: Nil where a radius is none, or the points are one: a line, or nothing.
    init?(from start: CGPoint, to end: CGPoint, radii: CGSize, angle: CGFloat, isLarge: Bool, isSweep: Bool) {
        guard radii.width > 0, radii.height > 0, start != end else { return nil }
        let (sine, cosine) = (sin(angle), cos(angle))
        // The start as seen from the middle, in the ellipse's own directions.
        let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        let point = CGPoint(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
        // Radii that don't reach are made larger.
        let reach = square(point.x / radii.width) + square(point.y / radii.height)
        let factor = max(1, reach.squareRoot())
        let (width, height) = (radii.width * factor, radii.height * factor)
        let below = square(width * point.y) + square(height * point.x)
        let above = max(0, square(width * height) - below)
        let distance = (above / below).squareRoot() * (isLarge == isSweep ? -1 : 1)
        let offset = CGPoint(x: distance * width * point.y / height, y: -distance * height * point.x / width)
        center = CGPoint(
            x: cosine * offset.x - sine * offset.y + (start.x + end.x) / 2,
            y: sine * offset.x + cosine * offset.y + (start.y + end.y) / 2
        )
        self.radii = CGSize(width: width, height: height)
        self.angle = angle
        first = atan2((point.y - offset.y) / height, (point.x - offset.x) / width)
        let last = atan2((-point.y - offset.y) / height, (-point.x - offset.x) / width)
        var sweep = last - first
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        self.sweep = sweep
    }

    /// Adds the arc as cubic curves of at most a quarter each.
    func add(to path: CGMutablePath) {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        // How far the control points of a curve lie along its tangents.
        let length = 4 / 3 * tan(step / 4)
        var transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
        transform = transform.scaledBy(x: radii.width, y: radii.height)
        for number in 0..<count {
            let (from, to) = (first + step * CGFloat(number), first + step * CGFloat(number + 1))
            let (start, end) = (CGPoint(x: cos(from), y: sin(from)), CGPoint(x: cos(to), y: sin(to)))
            path.addCurve(
                to: end.applying(transform),
                control1: CGPoint(x: start.x - length * start.y, y: start.y + length * start.x).applying(transform),
                control2: CGPoint(x: end.x + length * end.y, y: end.y - length * end.x).applying(transform)
            )
        }
    }
}

private func square(_ value: CGFloat) -> CGFloat { value * value }
