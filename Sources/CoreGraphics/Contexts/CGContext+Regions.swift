import CCairo
import Foundation

/// Drawing again in parts of a picture that is there already.
extension CGContext {
    /// Renderers cut edges off at the sides of what may be drawn. Near a cut the edge's place is rounded, which may change
    /// coverage by one level as far as the edge is level to within a fifteenth of a pixel: a few pixels on a curve.
    private static let guardPixels: CGFloat = 16

    /// How many rows above and below a part are written to while it is drawn again, and then put back.
    package static let rowsAroundRedrawing = 2

    /// Calls a closure that draws the whole picture, and changes nothing outside a part of it.
    ///
    /// Every pixel inside becomes what it would be if everything were drawn.
    /// - Parameters:
    ///   - area: Whole pixels, y down; what lies outside the bitmap doesn't count.
    ///   - hasSlopes: Whether lines may be drawn that are nearly level and long; then nothing is cut off at the sides.
    ///   - isClear: Whether nothing was drawn there since the context was made, so that nothing needs to be cleared.
    package func redraw(_ area: CGRect, hasSlopes: Bool, isClear: Bool = false, _ draw: () -> Void) {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let inner = area.integral.intersection(whole)
        guard !inner.isNull, inner.width >= 1, inner.height >= 1 else { return }
        let reach = hasSlopes ? whole.width : Self.guardPixels
        let outer = inner.insetBy(dx: -reach, dy: -CGFloat(Self.rowsAroundRedrawing)).intersection(whole)
        let edges = [
            CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
            CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
            CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
        ].compactMap { $0.width >= 1 && $0.height >= 1 ? copyOfTarget(in: $0) : nil }
        saveGState()
        withDeviceSpace(cairo) {
            cairo_new_path(cairo)
            cairo_rectangle(cairo, outer.minX, outer.minY, outer.width, outer.height)
            cairo_clip(cairo)
            guard !isClear else { return }
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_paint(cairo)
        }
        draw()
        withDeviceSpace(cairo) {
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            for edge in edges {
                cairo_set_source_surface(cairo, edge.surface, 0, 0)
                cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
                cairo_rectangle(cairo, edge.area.minX, edge.area.minY, edge.area.width, edge.area.height)
                cairo_fill(cairo)
            }
        }
        restoreGState()
        didDraw()
    }
}

// MARK: Another context's pixels

extension CGContext {
    /// Makes the bitmap the same as another one of its size; nothing happens for others.
    package func copyPixels(of other: CGContext) {
        guard !isVector, !other.isVector, width == other.width, height == other.height else { return }
        flush()
        other.flush()
        for line in 0..<height { pixels(ofRow: line).update(from: other.pixels(ofRow: line), count: width) }
        markDirty()
    }
}
