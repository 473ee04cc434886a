import CCairo
import Foundation

extension CGContext {
    /// Draws with the one blend mode that Cairo lacks: max(0, 1 - ((1 - D) + (1 - S))), with alpha min(1, S + D).
    ///
    /// - Parameter layer: What is drawn, in the clip's bounds; it is written to.
    func darken(by layer: DrawingLayer?) {
        guard let layer, let below = copyOfTarget(in: layer.area) else { return }
        cairo_surface_flush(layer.surface)
        cairo_surface_flush(below.surface)
        guard let source = cairo_image_surface_get_data(layer.surface),
            let target = cairo_image_surface_get_data(below.surface)
        else { return }
        let stride = Int(cairo_image_surface_get_stride(layer.surface))
        for y in 0..<Int(layer.area.height) {
            let sourceRow = UnsafeMutableRawPointer(source + y * stride).assumingMemoryBound(to: UInt32.self)
            let targetRow = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<Int(layer.area.width) { sourceRow[x] = Self.darkened(targetRow[x], by: sourceRow[x]) }
        }
        cairo_surface_mark_dirty(layer.surface)
        withDeviceSpace(cairo) {
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(cairo, layer.surface, 0, 0)
            cairo_rectangle(cairo, layer.area.minX, layer.area.minY, layer.area.width, layer.area.height)
            cairo_fill(cairo)
        }
    }

    private static func darkened(_ below: UInt32, by source: UInt32) -> UInt32 {
        let (sourceAlpha, belowAlpha) = (Int(source >> 24), Int(below >> 24))
        guard sourceAlpha > 0 else { return below }
        let alpha = min(255, sourceAlpha + belowAlpha)
        func component(_ shift: UInt32) -> UInt32 {
            let missing = belowAlpha - Int(below >> shift & 255) + sourceAlpha - Int(source >> shift & 255)
            return UInt32(max(0, alpha - missing)) << shift
        }
        return UInt32(alpha) << 24 | component(16) | component(8) | component(0)
    }

    /// What is drawn so far in a part of the picture, or of the transparency layer that is being drawn.
    ///
    /// - Parameter area: Whole pixels of device space.
    func copyOfTarget(in area: CGRect) -> DrawingLayer? {
        guard !isVector, let layer = DrawingLayer(area: area) else { return nil }
        cairo_set_operator(layer.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(layer.cairo, cairo_get_group_target(cairo), 0, 0)
        cairo_pattern_set_filter(cairo_get_source(layer.cairo), CAIRO_FILTER_NEAREST)
        cairo_paint(layer.cairo)
        return layer
    }
}
