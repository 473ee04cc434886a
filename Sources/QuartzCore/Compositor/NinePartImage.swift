/// An image whose corners keep their size while sides and middle stretch.
struct NinePartImage {
    private let image: CGImage
    /// Pixels up to the stretching part, of it, and after it.
    private let columns: [CGFloat]
    private let rows: [CGFloat]
    private let scale: CGFloat

    /// - Parameters:
    ///   - center: The stretching part, as fractions of the image.
    ///   - scale: Pixels for a point, for the size of the corners.
    init(_ image: CGImage, center: CGRect, scale: CGFloat) {
        self.image = image
        self.scale = scale
        columns = Self.cuts(from: center.minX, to: center.maxX, count: image.width)
        rows = Self.cuts(from: center.minY, to: center.maxY, count: image.height)
    }

    /// Whole pixels; at least one for what stretches.
    private static func cuts(from start: CGFloat, to end: CGFloat, count: Int) -> [CGFloat] {
        let total = CGFloat(count)
        let first = min(max((start * total).rounded(), 0), total - 1)
        let last = min(max((end * total).rounded(), first + 1), total)
        return [first, last - first, total - last]
    }

    /// The parts and where they go; empty ones are left out.
    func pieces(in place: CGRect) -> [(CGImage, CGRect)] {
        let widths = Self.lengths(columns.map { $0 / scale }, in: place.width)
        let heights = Self.lengths(rows.map { $0 / scale }, in: place.height)
        var pieces: [(CGImage, CGRect)] = []
        var (sourceY, y) = (CGFloat(0), place.minY)
        for (sourceHeight, height) in zip(rows, heights) {
            var (sourceX, x) = (CGFloat(0), place.minX)
            for (sourceWidth, width) in zip(columns, widths) {
                let source = CGRect(x: sourceX, y: sourceY, width: sourceWidth, height: sourceHeight)
                if width > 0, height > 0, let piece = image.cropping(to: source) {
                    pieces.append((piece, CGRect(x: x, y: y, width: width, height: height)))
                }
                sourceX += sourceWidth
                x += width
            }
            sourceY += sourceHeight
            y += height
        }
        return pieces
    }

    /// The ends keep their length while there is room, and share what there is otherwise.
    private static func lengths(_ natural: [CGFloat], in length: CGFloat) -> [CGFloat] {
        let ends = natural[0] + natural[2]
        guard ends > length, ends > 0 else { return [natural[0], length - ends, natural[2]] }
        return [natural[0] * length / ends, 0, natural[2] * length / ends]
    }
}
