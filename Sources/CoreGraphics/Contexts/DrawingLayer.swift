import CCairo
import Foundation

/// A transparent picture beside the context's own, in the same device space.
final class DrawingLayer {
    /// What it covers, in whole device pixels.
    let area: CGRect
    let surface: OpaquePointer
    let cairo: OpaquePointer

    /// Nil when the area is empty or too large.
    init?(area: CGRect) {
        guard area.isFinite, area.width >= 1, area.height >= 1, area.width <= 32_000, area.height <= 32_000,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_set_device_offset(surface, -area.minX, -area.minY)
        guard let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.area = area
        self.surface = surface
        self.cairo = cairo
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Multiplies the picture with the alpha of the mask.
    func keep(inside mask: GraphicsState.Mask) {
        guard mask.matrix.isUsable else { return }
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(cairo, mask.image.surface, 0, 0)
        var inverse = cairo_matrix_t(sampling: mask.matrix, width: mask.image.width, height: mask.image.height)
        cairo_pattern_set_matrix(cairo_get_source(cairo), &inverse)
        cairo_paint(cairo)
    }
}
