/// Scales pixels, each a weighted sum of those around its place.
struct Resampler {
    /// Where the kernel ends, in pixels of the coarser of both images.
    let reach: Float
    let kernel: (Float) -> Float

    /// What a pixel of the result is made of.
    private struct Span {
        let first: Int
        let weights: [Float]
    }

    func scaled(_ map: PixelMap, to area: PixelArea, across: Double, down: Double) -> PixelMap {
        let columns = spans(area.x..<area.maxX, of: map.area.x..<map.area.maxX, scale: Float(across))
        // From the top, as rows are stored.
        let rows = Array(spans(area.y..<area.maxY, of: map.area.y..<map.area.maxY, scale: Float(down)).reversed())
        let (width, height) = (map.area.width, map.area.height)
        var wide = [Pixel](repeating: .zero, count: area.width * height)
        for row in 0..<height {
            for (column, span) in columns.enumerated() {
                var sum = Pixel.zero
                for (offset, weight) in span.weights.enumerated() {
                    let place = max(0, min(width - 1, span.first + offset - map.area.x))
                    sum += map.values[row * width + place] * weight
                }
                wide[row * area.width + column] = sum
            }
        }
        var result = PixelMap(area: area)
        for (row, span) in rows.enumerated() {
            for (offset, weight) in span.weights.enumerated() {
                let line = max(0, min(height - 1, map.area.maxY - 1 - span.first - offset))
                for column in 0..<area.width {
                    result.values[row * area.width + column] += wide[line * area.width + column] * weight
                }
            }
        }
        return result
    }

    private func spans(_ places: Range<Int>, of source: Range<Int>, scale: Float) -> [Span] {
        // A smaller image takes the kernel of its own pixels, so that nothing is left out.
        let width = max(1, 1 / scale)
        return places.map { place in
            let middle = (Float(place) + 0.5) / scale
            let first = Int((middle - reach * width).rounded(.down))
            let last = Int((middle + reach * width).rounded(.up))
            let weights = (first...last).map { other in
                let distance = (Float(other) + 0.5 - middle) / width
                return abs(distance) < reach ? kernel(distance) : 0
            }
            let sum = weights.reduce(0, +)
            return Span(first: first, weights: weights.map { $0 / (sum == 0 ? 1 : sum) })
        }
    }
}
