/// An image whose caps keep their size while its middle is tiled or stretched.
struct ResizableImage {
    /// Upright pixels.
    var image: CGImage
    /// The image's own size, in points.
    var size: CGSize
    var capInsets: UIEdgeInsets
    var resizingMode: UIImage.ResizingMode

    /// One part: where it lies in the image and where in the target, along one axis.
    private struct Span {
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
        var isMiddle: Bool
    }

    func draw(in rect: CGRect, into context: CGContext) {
        let columns = Self.spans(size.width, capInsets.left, capInsets.right, to: rect.width)
        let rows = Self.spans(size.height, capInsets.top, capInsets.bottom, to: rect.height)
        for row in rows {
            for column in columns { draw(row: row, column: column, at: rect.origin, into: context) }
        }
    }

    private func draw(row: Span, column: Span, at origin: CGPoint, into context: CGContext) {
        let pixels = CGFloat(image.width) / size.width
        let source = CGRect(
            x: column.source.lowerBound * pixels,
            y: row.source.lowerBound * pixels,
            width: (column.source.upperBound - column.source.lowerBound) * pixels,
            height: (row.source.upperBound - row.source.lowerBound) * pixels
        )
        guard let part = image.cropping(to: source) else { return }
        let target = CGRect(
            x: origin.x + column.target.lowerBound,
            y: origin.y + row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound
        )
        guard resizingMode == .tile, row.isMiddle || column.isMiddle else {
            return context.drawUpright(part, in: target)
        }
        let tile = CGRect(
            x: target.minX,
            y: target.minY,
            width: column.isMiddle ? source.width / pixels : target.width,
            height: row.isMiddle ? source.height / pixels : target.height
        )
        context.saveGState()
        context.clip(to: target)
        context.drawUpright(part, in: tile, isTiled: true)
        context.restoreGState()
    }

    /// The two caps and the middle along an axis; caps shrink when the target is too small for both.
    private static func spans(_ length: CGFloat, _ first: CGFloat, _ last: CGFloat, to target: CGFloat) -> [Span] {
        let first = min(max(first, 0), length)
        let last = min(max(last, 0), length - first)
        let fit = first + last > target && first + last > 0 ? target / (first + last) : 1
        var spans: [Span] = []
        if first > 0 { spans.append(Span(source: 0...first, target: 0...(first * fit), isMiddle: false)) }
        if length - last > first, target - last * fit > first * fit {
            spans.append(
                Span(source: first...(length - last), target: (first * fit)...(target - last * fit), isMiddle: true)
            )
        }
        if last > 0 {
            spans.append(
                Span(source: (length - last)...length, target: (target - last * fit)...target, isMiddle: false)
            )
        }
        return spans
    }
}
