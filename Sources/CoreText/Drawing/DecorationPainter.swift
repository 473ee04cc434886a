import CoreGraphics

/// Draws lines under and through text, on whole pixels.
struct DecorationPainter {
    let context: CGContext
    let attributes: TextAttributes
    let metrics: FontMetrics

    /// - Parameters:
    ///   - baseline: In user space.
    ///   - spans: From where to where, in user space.
    func draw(
        _ kind: TextDecoration.Kind,
        _ decoration: TextDecoration,
        baseline: CGFloat,
        spans: [ClosedRange<CGFloat>]
    ) { draw(decoration, center: baseline + center(of: kind), spans: spans) }

    /// From the baseline down to the line's middle, in points.
    func center(of kind: TextDecoration.Kind) -> CGFloat {
        switch kind {
        case .underline: -metrics.underlinePosition
        case .strikethrough: -metrics.xHeight / 2
        }
    }

    private func draw(_ decoration: TextDecoration, center: CGFloat, spans: [ClosedRange<CGFloat>]) {
        let pixels = max(abs(context.pixelMatrix.d), 1e-6)
        let thickness = max(1, (metrics.underlineThickness * (decoration.isThick ? 2 : 1) * pixels).rounded()) / pixels
        let offset = context.pixelMatrix.ty
        let top = (((center - thickness / 2) * pixels + offset).rounded() - offset) / pixels
        context.saveGState()
        defer { context.restoreGState() }
        context.setFillColor(decoration.color ?? attributes.color)
        for span in spans {
            fill(span, top: top, thickness: thickness, dashes: decoration.dashes)
            if decoration.isDouble {
                fill(span, top: top + 2 * thickness, thickness: thickness, dashes: decoration.dashes)
            }
        }
    }

    private func fill(_ span: ClosedRange<CGFloat>, top: CGFloat, thickness: CGFloat, dashes: [CGFloat]) {
        guard !dashes.isEmpty else {
            context.fill(
                CGRect(x: span.lowerBound, y: top, width: span.upperBound - span.lowerBound, height: thickness)
            )
            return
        }
        var x = span.lowerBound
        var index = 0
        var boxes: [CGRect] = []
        while x < span.upperBound, boxes.count < Self.largestDashCount {
            let length = dashes[index % dashes.count] * thickness
            if index.isMultiple(of: 2) {
                boxes.append(CGRect(x: x, y: top, width: min(length, span.upperBound - x), height: thickness))
            }
            x += length
            index += 1
        }
        context.fill(boxes)
    }

    private static let largestDashCount = 10_000
}
