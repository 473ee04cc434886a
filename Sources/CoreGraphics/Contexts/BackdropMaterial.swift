import CCairo
import Foundation

/// What a material makes of the picture behind it.
package struct BackdropMaterial: Hashable, Sendable {
    /// The standard deviation of the blur, in points of user space.
    package var sigma: CGFloat
    /// How strong colors become: 1 leaves them.
    package var saturation: CGFloat
    /// Drawn over the blurred picture.
    package var tint: CGColor

    package init(sigma: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.sigma = sigma
        self.saturation = saturation
        self.tint = tint
    }
}

extension CGContext {
    /// Replaces what is drawn so far inside a path by a blurred, colored and tinted picture of it.
    ///
    /// Only what lies in the path's bounds takes part: at their edges the picture goes on as it ends.
    /// - Parameter path: In user space.
    package func drawBackdrop(within path: CGPath, _ material: BackdropMaterial) {
        guard state.matrix.isUsable else { return }
        let box = path.applying(state.matrix).boundingBoxOfPath
        let surface = CGRect(x: -1e4, y: -1e4, width: 3e4, height: 3e4)
        guard !box.isNull, box.isFinite else { return }
        let area = box.integral.intersection(surface).intersection(targetArea)
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
        let sigma = min(max(material.sigma * state.matrix.meanScale, 0), ShadowBlur.largestSigma)
        saveGState()
        clip(to: path)
        if sigma > 0 || material.saturation != 1, let blurred = BlurredPicture(of: self, in: area, sigma: sigma) {
            blurred.saturate(by: material.saturation)
            withDeviceSpace(cairo) {
                cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
                blurred.setSource(of: cairo)
                cairo_paint_with_alpha(cairo, state.alpha)
            }
        }
        setFillColor(material.tint)
        fill(path)
        restoreGState()
    }

    /// What the picture, or the transparency layer that is being drawn, has pixels for.
    var targetArea: CGRect {
        guard !isVector else { return CGRect(x: 0, y: 0, width: width, height: height) }
        guard let target = cairo_get_group_target(cairo) else { return .null }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &x, &y)
        return CGRect(
            x: -x,
            y: -y,
            width: CGFloat(cairo_image_surface_get_width(target)),
            height: CGFloat(cairo_image_surface_get_height(target))
        )
    }
}

/// A part of a picture, blurred: small, because no detail is left in it.
private final class BlurredPicture {
    private let layer: DrawingLayer
    private let area: CGRect
    /// Device pixels for a pixel; a power of two, in which renderers count exactly.
    private let reduction: CGFloat

    init?(of context: CGContext, in area: CGRect, sigma: CGFloat) {
        var reduction: CGFloat = 1
        while 8 * reduction <= sigma { reduction *= 2 }
        self.area = area
        self.reduction = reduction
        let size = CGRect(
            x: 0,
            y: 0,
            width: (area.width / reduction).rounded(.up),
            height: (area.height / reduction).rounded(.up)
        )
        guard let copy = context.copyOfTarget(in: area), let layer = DrawingLayer(area: size) else { return nil }
        self.layer = layer
        // From the small picture to the copy, whose space is the device's.
        var matrix = cairo_matrix_t(
            CGAffineTransform(a: reduction, b: 0, c: 0, d: reduction, tx: area.minX, ty: area.minY)
        )
        cairo_set_source_surface(layer.cairo, copy.surface, 0, 0)
        let source = cairo_get_source(layer.cairo)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
        cairo_set_operator(layer.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(layer.cairo)
        blur(sigma: sigma / reduction)
    }

    /// Makes the picture the source, in device space.
    func setSource(of cairo: OpaquePointer) {
        var matrix = cairo_matrix_t(
            CGAffineTransform(
                a: 1 / reduction,
                b: 0,
                c: 0,
                d: 1 / reduction,
                tx: -area.minX / reduction,
                ty: -area.minY / reduction
            )
        )
        cairo_set_source_surface(cairo, layer.surface, 0, 0)
        let source = cairo_get_source(cairo)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    }

    private func withPixels(_ body: (UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> Void) {
        cairo_surface_flush(layer.surface)
        guard let bytes = cairo_image_surface_get_data(layer.surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(layer.surface))
        body(bytes, Int(layer.area.width), Int(layer.area.height), stride)
        cairo_surface_mark_dirty(layer.surface)
    }

    /// Three box blurs along rows, then along columns; beyond the edges their pixels go on.
    private func blur(sigma: CGFloat) {
        let boxes = ShadowBlur.boxSizes(sigma: sigma).filter { $0 > 1 }
        guard !boxes.isEmpty else { return }
        withPixels { bytes, width, height, stride in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
                guard let line = line.baseAddress else { return }
                for channel in 0..<4 {
                    for y in 0..<height {
                        let start = bytes + y * stride + channel
                        for box in boxes { Self.blur(start, count: width, stride: 4, box: box, line: line) }
                    }
                    for x in 0..<width {
                        let start = bytes + x * 4 + channel
                        for box in boxes { Self.blur(start, count: height, stride: stride, box: box, line: line) }
                    }
                }
            }
        }
    }

    private static func blur(
        _ start: UnsafeMutablePointer<UInt8>,
        count: Int,
        stride: Int,
        box: Int,
        line: UnsafeMutablePointer<UInt8>
    ) {
        let radius = box / 2
        func value(_ index: Int) -> Int { Int(start[min(max(index, 0), count &- 1) &* stride]) }
        var sum = 0
        var index = -radius
        while index < radius {
            sum &+= value(index)
            index &+= 1
        }
        index = 0
        while index < count {
            sum &+= value(index &+ radius)
            line[index] = UInt8(truncatingIfNeeded: (sum &+ radius) / box)
            sum &-= value(index &- radius)
            index &+= 1
        }
        index = 0
        while index < count {
            start[index &* stride] = line[index]
            index &+= 1
        }
    }

    /// Moves colors away from their gray, or towards it.
    func saturate(by factor: CGFloat) {
        guard factor != 1, factor.isFinite else { return }
        // In 256ths.
        let factor = Int((min(max(factor, 0), 16) * 256).rounded())
        withPixels { bytes, width, height, stride in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = bytes + y * stride + x * 4
                    let (blue, green, red, alpha) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]), Int(pixel[3]))
                    // Rec. 709's weights of 256.
                    let gray = 54 * red + 183 * green + 19 * blue
                    func moved(_ value: Int) -> UInt8 {
                        let moved = (gray * 256 + (value * 256 - gray) * factor + 32_768) >> 16
                        return UInt8(min(max(moved, 0), alpha))
                    }
                    (pixel[0], pixel[1], pixel[2]) = (moved(blue), moved(green), moved(red))
                }
            }
        }
    }
}
