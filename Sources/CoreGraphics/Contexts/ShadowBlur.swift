import CCairo
import Foundation

/// Coverage as one byte for each pixel, somewhere in device space.
final class CoverageMask {
    let surface: OpaquePointer
    /// From the mask's pixels to device space.
    let placement: CGAffineTransform

    init(surface: OpaquePointer, placement: CGAffineTransform) {
        self.surface = surface
        self.placement = placement
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// A part of the mask, which has a pixel for each pixel of device space.
    ///
    /// - Parameter part: In pixels of device space.
    func cropped(to part: CGRect) -> CoverageMask? {
        guard let target = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(part.width), Int32(part.height)) else {
            return nil
        }
        let mask = CoverageMask(surface: target, placement: CGAffineTransform(translationX: part.minX, y: part.minY))
        guard cairo_surface_status(target) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(target) else { return nil }
        defer { cairo_destroy(cairo) }
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        self.mask(cairo, offset: CGVector(dx: -part.minX, dy: -part.minY))
        return mask
    }

    /// The mask's first row or column as often as fits into a size, in pixels; nil for lack of memory.
    func prolonged(width: CGFloat, height: CGFloat) -> CoverageMask? {
        guard let target = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
        let mask = CoverageMask(surface: target, placement: placement)
        guard cairo_surface_status(target) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(target) else { return nil }
        defer { cairo_destroy(cairo) }
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        self.mask(
            cairo,
            through: CGAffineTransform(translationX: -placement.tx, y: -placement.ty),
            isPadded: true
        )
        return mask
    }

    /// Paints Cairo's source through the mask, which has a pixel for each pixel of device space, side by side over an area.
    ///
    /// - Parameters:
    ///   - cairo: In device space.
    ///   - area: Whole pixels of device space.
    func mask(_ cairo: OpaquePointer, tiling area: CGRect) {
        let width = CGFloat(cairo_image_surface_get_width(surface))
        let height = CGFloat(cairo_image_surface_get_height(surface))
        guard width > 0, height > 0 else { return }
        for y in stride(from: area.minY, to: area.maxY, by: height) {
            for x in stride(from: area.minX, to: area.maxX, by: width) {
                cairo_save(cairo)
                cairo_rectangle(cairo, x, y, min(width, area.maxX - x), min(height, area.maxY - y))
                cairo_clip(cairo)
                mask(cairo, offset: CGVector(dx: x - placement.tx, dy: y - placement.ty))
                cairo_restore(cairo)
            }
        }
    }

    /// The same mask with a pixel for each pixel of device space, on which it begins; nil for lack of memory.
    func enlarged() -> CoverageMask? {
        let width = CGFloat(cairo_image_surface_get_width(surface)) * placement.a
        let height = CGFloat(cairo_image_surface_get_height(surface)) * placement.d
        guard placement.a != 1 || placement.d != 1,
            let target = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return self }
        let shift = CGAffineTransform(translationX: placement.tx, y: placement.ty)
        let mask = CoverageMask(surface: target, placement: shift)
        guard cairo_surface_status(target) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(target) else { return nil }
        defer { cairo_destroy(cairo) }
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        self.mask(cairo, offset: CGVector(dx: -placement.tx, dy: -placement.ty))
        return mask
    }

    /// Paints Cairo's source through the mask.
    ///
    /// - Parameter cairo: In device space.
    func mask(_ cairo: OpaquePointer, offset: CGVector) {
        mask(cairo, through: CGAffineTransform(translationX: offset.dx, y: offset.dy))
    }

    /// - Parameters:
    ///   - transform: Moves the mask in device space.
    ///   - isPadded: Whether the pixels at its edges go on beyond it.
    func mask(_ cairo: OpaquePointer, through transform: CGAffineTransform, isPadded: Bool = false) {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        // In 64ths of a pixel, which its renderer counts in exactly.
        var matrix = placement.concatenating(transform)
        (matrix.tx, matrix.ty) = ((matrix.tx * 64).rounded() / 64, (matrix.ty * 64).rounded() / 64)
        guard matrix.isUsable else { return }
        var inverse = cairo_matrix_t(matrix.inverted())
        cairo_pattern_set_matrix(pattern, &inverse)
        let isWhole = isPadded || matrix.isPixelShift
        if isPadded { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        cairo_pattern_set_filter(pattern, isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_mask(cairo, pattern)
    }
}

/// Blurs coverage with three box blurs, which come close to a Gaussian.
enum ShadowBlur {
    /// In pixels; beyond it a shadow is spread so thin that a larger one looks the same.
    static let largestSigma: CGFloat = 1000
    /// From this on the mask is made smaller before it is blurred, in pixels.
    ///
    /// Speed: A blurred mask has no detail below its sigma, and a mask of half the size has a quarter of the pixels.
    private static let finestSigma: CGFloat = 4

    /// By what a mask is made smaller before it is blurred; a power of two, in which its renderer counts exactly.
    private static func reduction(sigma: CGFloat) -> CGFloat {
        var reduction: CGFloat = 1
        while 2 * reduction * finestSigma <= sigma { reduction *= 2 }
        return reduction
    }

    /// How far a blur spreads, in pixels: three boxes and what rounding adds.
    static func reach(sigma: CGFloat) -> CGFloat { (3 * sigma).rounded(.up) + 4 * reduction(sigma: sigma) }

    /// The layer's alpha, blurred.
    static func blurredAlpha(of layer: DrawingLayer, sigma: CGFloat) -> CoverageMask? {
        coverage(area: layer.area, sigma: sigma) { cairo in
            cairo_set_source_surface(cairo, layer.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
            cairo_paint(cairo)
        }
    }

    /// What the closure draws, blurred; only its alpha counts.
    ///
    /// - Parameters:
    ///   - area: Whole device pixels that everything drawn lies in.
    ///   - draw: Draws in device space.
    static func coverage(area: CGRect, sigma: CGFloat, draw: (OpaquePointer) -> Void) -> CoverageMask? {
        let reduction = reduction(sigma: sigma)
        let reach = reach(sigma: sigma)
        // The mask's pixels lie in the same places whatever part of a shape is asked for.
        func grid(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
            (value / reduction).rounded(rule) * reduction
        }
        let (left, top) = (grid(area.minX - reach, .down), grid(area.minY - reach, .down))
        let (right, bottom) = (grid(area.maxX + reach, .up), grid(area.maxY + reach, .up))
        let whole = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let width = (whole.width / reduction).rounded(.up)
        let height = (whole.height / reduction).rounded(.up)
        guard width >= 1, height >= 1, width <= 32_000, height <= 32_000,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return nil }
        let placement = CGAffineTransform(
            a: reduction,
            b: 0,
            c: 0,
            d: reduction,
            tx: whole.minX,
            ty: whole.minY
        )
        let mask = CoverageMask(surface: surface, placement: placement)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            return nil
        }
        var matrix = cairo_matrix_t(placement.inverted())
        cairo_set_matrix(cairo, &matrix)
        draw(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        if let bytes = cairo_image_surface_get_data(surface) {
            blur(
                bytes,
                width: Int(width),
                height: Int(height),
                bytesPerRow: Int(cairo_image_surface_get_stride(surface)),
                sigma: sigma / reduction
            )
        }
        cairo_surface_mark_dirty(surface)
        return mask
    }

    /// Three box blurs along rows, then along columns.
    private static func blur(
        _ bytes: UnsafeMutablePointer<UInt8>,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        sigma: CGFloat
    ) {
        let boxes = boxSizes(sigma: sigma)
        guard boxes.contains(where: { $0 > 1 }) else { return }
        let longest = max(width, height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { scratch in
            guard let scratch = scratch.baseAddress else { return }
            for y in 0..<height {
                for box in boxes {
                    blurLine(bytes + y * bytesPerRow, count: width, stride: 1, box: box, scratch: scratch)
                }
            }
            for x in 0..<width {
                for box in boxes {
                    blurLine(bytes + x, count: height, stride: bytesPerRow, box: box, scratch: scratch)
                }
            }
        }
    }

    /// Three odd widths whose box blurs, one after the other, have the variance of the Gaussian.
    static func boxSizes(sigma: CGFloat) -> [Int] {
        guard sigma > 0 else { return [1, 1, 1] }
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        var lower = Int(ideal)
        if lower.isMultiple(of: 2) { lower -= 1 }
        lower = max(lower, 1)
        let width = CGFloat(lower)
        let count = (12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
        return (0..<3).map { CGFloat($0) < count.rounded() ? lower : lower + 2 }
    }

    private static func blurLine(
        _ line: UnsafeMutablePointer<UInt8>,
        count: Int,
        stride: Int,
        box: Int,
        scratch: UnsafeMutablePointer<UInt8>
    ) {
        guard box > 1 else { return }
        let radius = box / 2
        // The sum times this, shifted by 24 bits, is the rounded mean.
        let weight = ((1 << 24) + box / 2) / box
        var sum = 0
        var index = 0
        while index < min(radius, count) {
            sum += Int(line[index * stride])
            index += 1
        }
        index = 0
        while index < count {
            if index + radius < count { sum += Int(line[(index + radius) * stride]) }
            if index > radius { sum -= Int(line[(index - radius - 1) * stride]) }
            scratch[index] = UInt8(truncatingIfNeeded: min((sum * weight + (1 << 23)) >> 24, 255))
            index += 1
        }
        index = 0
        while index < count {
            line[index * stride] = scratch[index]
            index += 1
        }
    }
}
