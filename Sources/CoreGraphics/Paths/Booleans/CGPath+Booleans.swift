import Foundation

// Areas of two paths put together. Curves are cut as polygons that are within a twenty-thousandth of the paths' size of them;
// what is left of a curve comes back as a curve.

extension CGPath {
    /// The area that either path covers.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: What counts as inside in both paths; open subpaths count as closed.
    /// - Returns: Outlines that don't cross, and cover the same by either rule; empty for no area.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// The area that both paths cover; see ``union(_:using:)`` for the rest.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// The area that this path covers and the other one doesn't; see ``union(_:using:)`` for the rest.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// The area that just one of the paths covers; see ``union(_:using:)`` for the rest.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// The same area as outlines that don't cross; see ``union(_:using:)`` for the rest.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(), rule) { first, _ in first }
    }

    /// Whether both paths cover some area; touching isn't enough.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let (box, otherBox) = (boundingBoxOfPath, other.boundingBoxOfPath)
        guard !box.isNull, !otherBox.isNull, box.intersects(otherBox) else { return false }
        return !intersection(other, using: rule).isEmpty
    }

    /// The parts of the area that don't hang together, each with its holes.
    ///
    /// - Parameter rule: What counts as inside; open subpaths count as closed.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        guard let contours = contours(with: CGPath(), rule, isInside: { first, _ in first }) else { return [] }
        return contours.components.map(contours.path(of:))
    }

    private func combined(
        with other: CGPath,
        _ rule: CGPathFillRule,
        isInside: (Bool, Bool) -> Bool
    ) -> CGPath {
        contours(with: other, rule, isInside: isInside)?.path ?? CGPath()
    }

    private func contours(
        with other: CGPath,
        _ rule: CGPathFillRule,
        isInside: (Bool, Bool) -> Bool
    ) -> PathContours? {
        guard let pieces = PathPieces([self, other], closes: [true, true]) else { return nil }
        return PathContours(pieces, PathRegions(pieces, rule: rule), isInside: isInside)
    }
}

// MARK: Lines

extension CGPath {
    /// The parts of this path's lines that lie inside the other path; an open path, to be stroked.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: What counts as inside the other path; its open subpaths count as closed.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(cutBy: other, rule) { $0 }
    }

    /// The parts of this path's lines that lie outside the other path; see ``lineIntersection(_:using:)`` for the rest.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(cutBy: other, rule) { !$0 }
    }

    private func lines(cutBy other: CGPath, _ rule: CGPathFillRule, isKept: (Bool) -> Bool) -> CGPath {
        let path = CGMutablePath()
        guard let pieces = PathPieces([self, other], closes: [false, true]) else { return path }
        var run: GridEdge?
        func finish() {
            guard let edge = run else { return }
            let start = pieces.grid.point(edge.start)
            if path.isEmpty || path.currentPoint != start { path.move(to: start) }
            pieces.add(edge, to: path)
            run = nil
        }
        for edge in pieces.edges where edge.operand == 0 {
            let (start, end) = (pieces.grid.point(edge.start), pieces.grid.point(edge.end))
            let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            guard isKept(other.contains(middle, using: rule)) else {
                finish()
                continue
            }
            if let last = run, last.source == edge.source, last.end == edge.start {
                run?.end = edge.end
                run?.endTime = edge.endTime
            } else {
                finish()
                run = edge
            }
        }
        finish()
        return CGPath(elements: path.elements)
    }
}
