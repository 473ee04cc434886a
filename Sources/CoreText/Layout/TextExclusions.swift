import CoreGraphics

/// Areas that lines leave free, as polygons in the layout's space.
package struct TextExclusions: Hashable, Sendable {
    /// Each closed by itself.
    package var polygons: [[CGPoint]]

    package init(polygons: [[CGPoint]] = []) { self.polygons = polygons }

    /// True if nothing is left free.
    package var isEmpty: Bool { polygons.isEmpty }

    /// Below it every line has the whole width.
    var bottom: Double { polygons.joined().map { Double($0.y) }.max() ?? 0 }

    /// The parts of a line that are free, from left to right.
    ///
    /// - Parameters:
    ///   - top: The line's top; it reaches down to `bottom`.
    ///   - width: The container's.
    package func free(from top: Double, to bottom: Double, width: Double) -> [ClosedRange<Double>] {
        let taken = polygons.compactMap { Self.span(of: $0, from: top, to: bottom) }.sorted {
            $0.lowerBound < $1.lowerBound
        }
        var free: [ClosedRange<Double>] = []
        var left = 0.0
        for span in taken {
            if span.lowerBound > left { free.append(left...min(width, span.lowerBound)) }
            left = max(left, span.upperBound)
            if left >= width { return free }
        }
        free.append(left...max(left, width))
        return free
    }

    /// From where to where a polygon reaches in a band; nil where it doesn't touch it.
    private static func span(of polygon: [CGPoint], from top: Double, to bottom: Double) -> ClosedRange<Double>? {
        var (left, right) = (Double.infinity, -Double.infinity)
        for (index, start) in polygon.enumerated() {
            let end = polygon[(index + 1) % polygon.count]
            let (y0, y1) = (Double(start.y), Double(end.y))
            guard max(y0, y1) > top, min(y0, y1) < bottom else { continue }
            // The edge's part inside the band.
            for y in [max(min(y0, y1), top), min(max(y0, y1), bottom)] {
                let share = y1 == y0 ? 0 : (y - y0) / (y1 - y0)
                let xs = y1 == y0 ? [Double(start.x), Double(end.x)] : [Double(start.x + (end.x - start.x) * share)]
                for x in xs where x.isFinite { (left, right) = (min(left, x), max(right, x)) }
            }
        }
        return left <= right ? left...right : nil
    }
}
