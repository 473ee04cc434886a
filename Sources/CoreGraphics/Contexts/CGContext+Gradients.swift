import CCairo
import Foundation

extension CGContext {
    /// Fills the clip with colors along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colors and where they lie.
    ///   - start: Where the first color is, in user space.
    ///   - end: Where the last color is.
    ///   - options: Without them nothing is drawn beyond the two ends.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start: CGPoint,
        end: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), start != end, state.matrix.isUsable else {
            return
        }
        // In device space, where each pixel gets its color whatever part of the picture is drawn. The lines of one color
        // stay straight there, but needn't stay at right angles to the gradient's: the new end lies across them.
        let inverse = state.matrix.inverted()
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let slope = CGVector(
            dx: (inverse.a * dx + inverse.b * dy) / length,
            dy: (inverse.c * dx + inverse.d * dy) / length
        )
        let steepness = slope.dx * slope.dx + slope.dy * slope.dy
        let first = start.applying(state.matrix)
        let last = CGPoint(x: first.x + slope.dx / steepness, y: first.y + slope.dy / steepness)
        guard steepness > 0, [first.x, first.y, last.x, last.y].allSatisfy({ abs($0) < Self.farthest }) else { return }
        draw(gradient, cairo_pattern_create_linear(first.x, first.y, last.x, last.y), .identity, options: options)
    }

    /// Cairo counts in 24 bits of whole pixels.
    private static let farthest: CGFloat = 4_000_000

    /// Fills the clip with colors between two circles.
    ///
    /// - Parameters:
    ///   - gradient: The colors and where they lie.
    ///   - startCenter: The center of the first circle, in user space.
    ///   - startRadius: In user space units; not negative.
    ///   - endCenter: The center of the last circle.
    ///   - endRadius: Likewise.
    ///   - options: Without them nothing is drawn beyond the two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let numbers = [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius]
        guard numbers.allSatisfy(\.isFinite), startRadius >= 0, endRadius >= 0 else { return }
        let matrix = state.matrix
        let isEven =
            matrix.isUsable && matrix.a * matrix.c + matrix.b * matrix.d == 0
            && abs(hypot(matrix.a, matrix.b) - hypot(matrix.c, matrix.d)) < 1e-9 * matrix.meanScale
        // Circles that stay circles are drawn in device space, like lines.
        let scale = isEven ? matrix.meanScale : 1
        let first = isEven ? startCenter.applying(matrix) : startCenter
        let last = isEven ? endCenter.applying(matrix) : endCenter
        let lengths = [first.x, first.y, last.x, last.y, startRadius * scale, endRadius * scale]
        guard matrix.isUsable, lengths.allSatisfy({ abs($0) < Self.farthest }) else { return }
        let pattern = cairo_pattern_create_radial(
            first.x,
            first.y,
            startRadius * scale,
            last.x,
            last.y,
            endRadius * scale
        )
        draw(gradient, pattern, isEven ? .identity : matrix, options: options)
    }

    /// Fills the clip with colors around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors and where they lie.
    ///   - center: In user space.
    ///   - angle: Where the first color is, in radians from the x axis towards the y axis; the others follow that way.
    /// - Note: Each pixel of the clip is calculated, which is slow for whole screens.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let area = deviceClip
        guard state.matrix.isUsable, angle.isFinite, center.x.isFinite, center.y.isFinite, area.width >= 1,
            area.height >= 1, let buffer = PixelBuffer(width: Int(area.width), height: Int(area.height))
        else { return }
        let table = gradient.premultipliedWords(count: 1024)
        let inverse = state.matrix.inverted()
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width {
                let point = CGPoint(x: area.minX + CGFloat(x) + 0.5, y: area.minY + CGFloat(y) + 0.5).applying(inverse)
                let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
                row[x] = table[Int((turn - turn.rounded(.down)) * 1024) & 1023]
            }
        }
        guard let image = CGImage(buffer: buffer) else { return }
        paintDevice { cairo, alpha in
            cairo_set_source_surface(cairo, image.surface, area.minX, area.minY)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }

    /// Paints the pattern, which this takes over.
    ///
    /// - Parameter matrix: From the pattern's space to device space.
    private func draw(
        _ gradient: CGGradient,
        _ pattern: OpaquePointer?,
        _ matrix: CGAffineTransform,
        options: CGGradientDrawingOptions
    ) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        // Two stops at one place make an edge, beyond which the outermost color goes on.
        func addClearStop(like color: SRGBComponents, at place: CGFloat) {
            cairo_pattern_add_color_stop_rgba(pattern, place, color.red, color.green, color.blue, 0)
        }
        if !options.contains(.drawsBeforeStartLocation), let first = gradient.stops.first {
            addClearStop(like: first.color, at: 0)
            cairo_pattern_add_color_stop_rgba(
                pattern,
                0,
                first.color.red,
                first.color.green,
                first.color.blue,
                first.color.alpha
            )
        }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern,
                stop.location,
                color.red,
                color.green,
                color.blue,
                color.alpha
            )
        }
        if !options.contains(.drawsAfterEndLocation), let last = gradient.stops.last {
            cairo_pattern_add_color_stop_rgba(
                pattern,
                1,
                last.color.red,
                last.color.green,
                last.color.blue,
                last.color.alpha
            )
            addClearStop(like: last.color, at: 1)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var inverse = cairo_matrix_t(matrix.inverted())
        cairo_pattern_set_matrix(pattern, &inverse)
        paintDevice { cairo, alpha in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }
}
