import CoreGraphics
import Foundation
import ImageIO

/// Images made of others.
extension CIImage {
    /// The part in a rectangle of the image's own space.
    public func cropped(to rect: CGRect) -> CIImage {
        let area = extent.shared(with: rect)
        if area.isInfinite { return self }
        return CIImage(extent: area.isNull ? .null : area.integral, isNearest: isNearest, make: rendered)
    }

    /// The image, moved, scaled or turned about the origin.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard !extent.isNull, matrix.a * matrix.d != matrix.b * matrix.c else { return .empty() }
        let area = extent.isInfinite ? extent : Self.rounded(extent.applying(matrix))
        let (left, up) = (matrix.tx.rounded(), matrix.ty.rounded())
        if matrix == CGAffineTransform(translationX: left, y: up), abs(left) < 1e9, abs(up) < 1e9 {
            return CIImage(extent: area, isNearest: isNearest) { part in
                let from = PixelArea(x: part.x - Int(left), y: part.y - Int(up), width: part.width, height: part.height)
                return self.rendered(in: from).translated(x: Int(left), y: Int(up))
            }
        }
        let back = matrix.inverted()
        return warped(to: area, reading: { $0.applying(back) }) { point in
            let (x, y) = (Double(point.x), Double(point.y))
            return SIMD2(Float(back.a * x + back.c * y + back.tx), Float(back.b * x + back.d * y + back.ty))
        }
    }

    /// The image, moved, scaled or turned about the origin.
    ///
    /// - Parameter highQualityDownsample: Not heeded.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// Whole pixels around a rectangle, rounding errors aside.
    private static func rounded(_ rect: CGRect) -> CGRect {
        let near = CGRect(
            x: rect.minX.rounded(),
            y: rect.minY.rounded(),
            width: rect.width.rounded(),
            height: rect.height.rounded()
        )
        let isNear = abs(near.minX - rect.minX) + abs(near.maxX - rect.maxX) < 1e-6
        return isNear && abs(near.minY - rect.minY) + abs(near.maxY - rect.maxY) < 1e-6 ? near : rect.integral
    }

    /// The image turned as a camera's number says, at the origin.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        guard let turned = CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) else { return self }
        return oriented(turned)
    }

    /// The image turned as a camera says, at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        orientation == .up ? self : transformed(by: orientationTransform(for: orientation))
    }

    /// How the image is turned as a camera's number says.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map(orientationTransform) ?? .identity
    }

    /// How the image is turned as a camera says.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (width, height) = (extent.width, extent.height)
        return switch orientation {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        }
    }

    /// The image over another.
    public func composited(over dest: CIImage) -> CIImage {
        blended(over: dest, extent: extent.joined(with: dest.extent)) { $0 + $1 * (1 - $0.w) }
    }

    /// The pixels of the edges, without an end.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// The pixels of a part's edges, without an end.
    public func clamped(to rect: CGRect) -> CIImage {
        guard !extent.isInfinite || !rect.isInfinite else { return self }
        guard let own = PixelArea(cropped(to: rect).extent) else { return .empty() }
        let (left, right) = (Float(own.x) + 0.5, Float(own.maxX) - 0.5)
        let (bottom, top) = (Float(own.y) + 0.5, Float(own.maxY) - 0.5)
        return CIImage(extent: .infinite, isNearest: isNearest) { area in
            // Nothing but the nearest edge counts for an area that lies beyond it.
            let x = min(max(area.x, own.x), own.maxX - 1)
            let y = min(max(area.y, own.y), own.maxY - 1)
            let width = max(1, min(area.maxX, own.maxX) - x)
            let height = max(1, min(area.maxY, own.maxY) - y)
            let map = self.rendered(in: PixelArea(x: x, y: y, width: width, height: height))
            return PixelMap(area: area) { point in
                map.nearest(SIMD2(min(max(point.x, left), right), min(max(point.y, bottom), top)))
            }
        }
    }

    /// The image with pixels that are magnified as squares.
    public func samplingNearest() -> CIImage { CIImage(extent: extent, isNearest: true, make: rendered) }
    /// The image with pixels that blend into each other where it is magnified.
    public func samplingLinear() -> CIImage { CIImage(extent: extent, make: rendered) }

    /// The image, opaque in a rectangle, and nothing of it beyond.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        cropped(to: extent).mapped { SIMD4($0.color, 1) }
    }

    /// Colors, with their opacity counted in.
    public func premultiplyingAlpha() -> CIImage { mapped(\.premultiplied) }
    /// Colors, without their opacity.
    public func unpremultiplyingAlpha() -> CIImage { mapped(\.unpremultiplied) }

    // MARK: Filters

    /// What a filter makes of the image; the image itself where there is no such filter.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }

    /// What a filter makes of the image with its usual values.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// What a filter makes of the image, in Swift 3's spelling.
    public func applyingFilter(_ filterName: String, withInputParameters params: [String: Any]?) -> CIImage {
        applyingFilter(filterName, parameters: params ?? [:])
    }

    /// The image, blurred; `sigma` is the radius in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
}
