import CCairo
import Foundation

extension CGContext {
    /// Draws the shadow of a shape, without the shape.
    ///
    /// - Parameters:
    ///   - offset: In user space.
    ///   - sigma: The standard deviation of the blur, in user space units.
    ///   - color: Its alpha is multiplied with the state's.
    package func drawShadow(of path: CGPath, offset: CGSize, sigma: CGFloat, color: CGColor) {
        guard state.matrix.isUsable else { return }
        let sigma = pixelSigma(sigma)
        let shift = offset.applying(state.matrix)
        let devicePath = path.applying(state.matrix)
        let box = devicePath.boundingBoxOfPath
        let reach = ShadowBlur.reach(sigma: sigma)
        // What is further away than the blur reaches can't be seen.
        let seen = shadowClip.offsetBy(dx: -shift.width, dy: -shift.height).insetBy(dx: -reach, dy: -reach)
        let area = box.intersection(seen)
        guard !area.isNull, area.isFinite, area.width > 0, area.height > 0 else { return }
        let mask = ShadowBlur.coverage(area: area.integral, sigma: sigma) { cairo in
            append(devicePath.elements, to: cairo)
            cairo_fill(cairo)
        }
        paintDevice { cairo, alpha in
            setShadowSource(color, alpha: alpha, cairo)
            mask?.mask(cairo, offset: CGVector(dx: shift.width, dy: shift.height))
        }
    }

    /// Draws the shadow of a rounded rectangle, without the rectangle; its blurred corners are kept for the next one.
    ///
    /// Speed: Blurring is what costs, and only the corners differ from shadow to shadow of the same radius.
    package func drawShadow(of shape: RoundedRectangle, offset: CGSize, sigma: CGFloat, color: CGColor) {
        let matrix = state.matrix
        let pixelSigma = pixelSigma(sigma)
        // Nine parts fit together on whole pixels only, and a sharp shadow may not be moved to them.
        guard matrix.isUsable, matrix.b == 0, matrix.c == 0, matrix.a > 0, abs(matrix.a - matrix.d) < 1e-9,
            pixelSigma >= 1,
            let parts = RoundedShadow.parts(
                for: shape,
                scale: matrix.a,
                sigma: pixelSigma
            )
        else { return drawShadow(of: shape.path, offset: offset, sigma: sigma, color: color) }
        let rect = shape.rect.applying(matrix).offsetBy(dx: offset.width * matrix.a, dy: offset.height * matrix.d)
        guard rect.isFinite, abs(rect.minX) < 1e6, abs(rect.minY) < 1e6 else { return }
        paintDevice { cairo, alpha in
            setShadowSource(color, alpha: alpha, cairo)
            parts.paint(cairo, around: rect)
        }
    }

    /// The clip, but for its sides: what is cut off there might be rounded (`redraw`), and a blur would spread that.
    var shadowClip: CGRect {
        let (clip, target) = (deviceClip, targetArea)
        guard clip.width > 0, clip.height > 0, !target.isNull else { return clip }
        return CGRect(x: target.minX, y: clip.minY, width: target.width, height: clip.height)
    }

    private func pixelSigma(_ sigma: CGFloat) -> CGFloat {
        sigma.isNaN ? 0 : min(max(sigma, 0) * state.matrix.meanScale, ShadowBlur.largestSigma)
    }

    private func setShadowSource(_ color: CGColor, alpha: CGFloat, _ cairo: OpaquePointer) {
        let color = color.sRGB.clamped
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
    }
}

/// The blurred corners of a rounded rectangle, between which sides and middle go on as they are.
///
/// Sendable by contract: never written to after it is made.
private final class RoundedShadow: @unchecked Sendable {
    /// Row by row: corners, lengths of sides, and nil for the middle, which is full.
    private let parts: [CoverageMask?]
    /// The side of a corner part, in pixels: what the blur spreads outside and what the corner needs inside.
    private let corner: CGFloat
    /// How much of that lies outside the rectangle.
    private let margin: CGFloat
    /// How much of a side is kept, in pixels.
    ///
    /// Speed: Masks that cover what is painted through them are what pixman is fast with; one pixel that goes on as its edge
    /// takes twelve times as many instructions.
    private static let sideLength: CGFloat = 64

    private struct Key: Hashable {
        var sigma: CGFloat
        var radius: CGFloat
        var isContinuous: Bool
        var corners: RoundedRectangle.Corners
    }

    /// Corners by what they look like; emptied when it has grown to 100.
    private static let cache = ShadowCache<Key, RoundedShadow>()

    /// - Returns: Nil for a rectangle that is too small for four whole corners.
    static func parts(for shape: RoundedRectangle, scale: CGFloat, sigma: CGFloat) -> RoundedShadow? {
        let reach = ShadowBlur.reach(sigma: sigma)
        let inside = (shape.cornerReach * scale + reach).rounded(.up)
        guard min(shape.rect.width, shape.rect.height) * scale >= 2 * inside + 1 else { return nil }
        let key = Key(
            sigma: sigma,
            radius: shape.fittingRadius * scale,
            isContinuous: shape.isContinuous,
            corners: shape.corners
        )
        return cache.value(for: key) {
            let side = 2 * inside + 1
            let area = CGRect(x: 0, y: 0, width: side, height: side)
            let sample = RoundedRectangle(
                area,
                radius: key.radius,
                isContinuous: key.isContinuous,
                corners: key.corners
            )
            let blurred = ShadowBlur.coverage(area: area, sigma: sigma) { cairo in
                append(sample.path.elements, to: cairo)
                cairo_fill(cairo)
            }
            return blurred?.enlarged().flatMap { RoundedShadow($0, corner: reach + inside, margin: reach) }
        }
    }

    private init?(_ mask: CoverageMask, corner: CGFloat, margin: CGFloat) {
        self.corner = corner
        self.margin = margin
        // The first corner, the one pixel that goes on, the second corner.
        let spans: [(CGFloat, CGFloat)] = [(-margin, corner), (corner - margin, 1), (corner - margin + 1, corner)]
        var parts: [CoverageMask?] = []
        for (y, height) in spans {
            for (x, width) in spans {
                let isMiddle = width == 1 && height == 1
                let part = isMiddle ? nil : mask.cropped(to: CGRect(x: x, y: y, width: width, height: height))
                let isSide = width == 1 || height == 1
                parts.append(
                    isSide
                        ? part?.prolonged(
                            width: width == 1 ? Self.sideLength : width,
                            height: height == 1 ? Self.sideLength : height
                        )
                        : part
                )
            }
        }
        guard parts.count(where: { $0 == nil }) == 1 else { return nil }
        self.parts = parts
    }

    /// - Parameters:
    ///   - cairo: In device space.
    ///   - rect: The shape in device space; it is moved to whole pixels, which a blur hides.
    func paint(_ cairo: OpaquePointer, around rect: CGRect) {
        let outer = CGRect(
            x: rect.minX.rounded() - margin,
            y: rect.minY.rounded() - margin,
            width: rect.width.rounded() + 2 * margin,
            height: rect.height.rounded() + 2 * margin
        )
        let columns = spans(from: outer.minX, length: outer.width)
        let rows = spans(from: outer.minY, length: outer.height)
        let places = rows.flatMap { row in columns.map { (column: $0, row: row) } }
        for (part, place) in zip(parts, places) where place.column.1 > 0 && place.row.1 > 0 {
            let area = CGRect(x: place.column.0, y: place.row.0, width: place.column.1, height: place.row.1)
            // The blur doesn't reach the middle.
            guard let part else {
                cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
                cairo_fill(cairo)
                continue
            }
            part.mask(cairo, tiling: area)
        }
    }

    private func spans(from start: CGFloat, length: CGFloat) -> [(CGFloat, CGFloat)] {
        [(start, corner), (start + corner, length - 2 * corner), (start + length - corner, corner)]
    }
}

/// Values that are made once for each key.
private final class ShadowCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]
    private let limit = 100

    func value(for key: Key, make: () -> Value?) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        if let value = values[key] { return value }
        guard let value = make() else { return nil }
        if values.count >= limit { values = [:] }
        values[key] = value
        return value
    }
}
