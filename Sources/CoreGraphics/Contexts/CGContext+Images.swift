import CCairo
import Foundation

extension CGContext {
    /// Draws an image with its top at the rectangle's greatest y: upright where y points up, upside down where it points
    /// down, as in UIKit's contexts.
    ///
    /// - Parameters:
    ///   - image: What is drawn.
    ///   - rect: In user space; the image is stretched to it.
    ///   - byTiling: True repeats the image, of the rectangle's size, over the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, isUpright: false, isTiled: byTiling)
    }

    /// Draws an image with its top at the rectangle's least y: upright where y points down.
    ///
    /// - Parameter asPicture: Whether a mask is drawn as it is rather than filled with the fill color.
    package func drawUpright(_ image: CGImage, in rect: CGRect, isTiled: Bool = false, asPicture: Bool = false) {
        draw(image, in: rect, isUpright: true, isTiled: isTiled, asPicture: asPicture)
    }

    /// Fills with the fill color where the image has alpha; its top lies at the rectangle's least y.
    package func fillUpright(alphaOf image: CGImage, in rect: CGRect) {
        fill(alphaOf: image, in: rect, isUpright: true)
    }

    private func fill(alphaOf image: CGImage, in rect: CGRect, isUpright: Bool) {
        let matrix = placement(of: image, in: rect.standardized, isUpright: isUpright)
        guard rect.isFinite, matrix.isUsable, let pattern = cairo_pattern_create_for_surface(image.surface) else {
            return
        }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, filter(for: image, matrix))
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var inverse = cairo_matrix_t(sampling: matrix, width: image.width, height: image.height)
        cairo_pattern_set_matrix(pattern, &inverse)
        paintWithColor { cairo in
            cairo_save(cairo)
            withDeviceSpace(cairo) {
                addOutline(of: image, matrix, to: cairo)
                cairo_clip(cairo)
                cairo_mask(cairo, pattern)
            }
            cairo_restore(cairo)
        }
    }

    /// Makes the image's rectangle Cairo's current path, in device space.
    private func addOutline(of image: CGImage, _ matrix: CGAffineTransform, to cairo: OpaquePointer) {
        let path = CGMutablePath()
        let rect = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
        path.addRect(rect, transform: matrix)
        cairo_new_path(cairo)
        append(path.elements, to: cairo)
    }

    private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool, isTiled: Bool, asPicture: Bool = false) {
        if image.isMask, !asPicture { return fill(alphaOf: image, in: rect, isUpright: isUpright) }
        let rect = rect.standardized
        let matrix = placement(of: image, in: rect, isUpright: isUpright)
        guard rect.isFinite, rect.width > 0, rect.height > 0, matrix.isUsable else { return }
        paint(within: isTiled ? nil : rect.applying(state.matrix)) { cairo in
            withDeviceSpace(cairo) {
                cairo_set_source_surface(cairo, image.surface, 0, 0)
                let source = cairo_get_source(cairo)
                var inverse = cairo_matrix_t(sampling: matrix, width: image.width, height: image.height)
                cairo_pattern_set_matrix(source, &inverse)
                cairo_pattern_set_filter(source, filter(for: image, matrix))
                // Beyond the last pixel comes that pixel again, lest edges of scaled images fade.
                cairo_pattern_set_extend(source, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
                if isTiled {
                    cairo_paint_with_alpha(cairo, state.alpha)
                    return
                }
                addOutline(of: image, matrix, to: cairo)
                if state.alpha < 1 || state.blendMode.reachesOutsideShape {
                    paintClipped(cairo, alpha: state.alpha)
                } else {
                    cairo_fill(cairo)
                }
            }
        }
    }

    /// From an image's pixels (y down) to device space.
    func placement(of image: CGImage, in rect: CGRect, isUpright: Bool) -> CGAffineTransform {
        let scaleX = rect.width / CGFloat(image.width)
        let scaleY = rect.height / CGFloat(image.height)
        let inUserSpace =
            isUpright
            ? CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX, ty: rect.minY)
            : CGAffineTransform(a: scaleX, b: 0, c: 0, d: -scaleY, tx: rect.minX, ty: rect.maxY)
        return inUserSpace.concatenating(state.matrix)
    }

    private func filter(for image: CGImage, _ matrix: CGAffineTransform) -> cairo_filter_t {
        if matrix.isPixelShift(width: image.width, height: image.height) { return CAIRO_FILTER_NEAREST }
        return switch state.interpolationQuality {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
