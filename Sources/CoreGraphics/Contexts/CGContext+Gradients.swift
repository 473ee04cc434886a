import CCairo
import Foundation

extension CGContext {
    /// Fills the clip with colors along a line.
    ///
    /// - Parameters:
    ///   - start: Where the first color is, in user space.
    ///   - end: Where the last color is.
    ///   - options: Without them nothing is drawn beyond the two ends.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start: CGPoint,
        end: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), start != end else { return }
        draw(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options: options)
    }

    /// Fills the clip with colors between two circles.
    ///
    /// - Parameters:
    ///   - startRadius: In user space units; not negative.
    ///   - endRadius: Likewise.
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
        let pattern = cairo_pattern_create_radial(
            startCenter.x,
            startCenter.y,
            startRadius,
            endCenter.x,
            endCenter.y,
            endRadius
        )
        draw(gradient, pattern, options: options)
    }

    /// Fills the clip with colors around a point.
    ///
    /// - Parameters:
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
    private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer?, options: CGGradientDrawingOptions) {
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
        paint { cairo in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
    }
}
