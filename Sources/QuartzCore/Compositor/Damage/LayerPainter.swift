import CoreGraphics
import Foundation
import Platform

/// Paints trees of layers into a picture that it keeps: after a change only what looks different is painted again.
///
/// The picture is the same, pixel by pixel, as if it were painted as a whole (`LayerRenderer`).
package final class LayerPainter {
    /// How a picture is made; a painter is of use as long as this stays the same.
    package struct Format: Equatable {
        package var pixelWidth: Int
        package var pixelHeight: Int
        /// Pixels for a point of the picture.
        package var scale: CGFloat
        /// Opaque; lies behind all layers.
        package var background: CGColor

        /// - Parameters:
        ///   - scale: Pixels for a point.
        ///   - background: Opaque; lies behind all layers.
        package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, background: CGColor) {
            (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
            (self.scale, self.background) = (scale, background)
        }
    }

    /// What the picture was made for.
    package let format: Format
    private var context: CGContext
    private var painted: [PaintedLayer] = []
    private var isEmpty = true
    /// More rectangles than this are joined: each costs a walk through the trees.
    private static let mostParts = 4

    /// - Returns: Nil for a size over the limits.
    package init?(_ format: Format) {
        guard let context = Self.makeContext(format) else { return nil }
        self.format = format
        self.context = context
    }

    private static func makeContext(_ format: Format) -> CGContext? {
        CGContext(
            pixelWidth: format.pixelWidth,
            pixelHeight: format.pixelHeight,
            scale: format.scale,
            isOpaque: true
        )
    }

    /// Brings the picture up to date.
    ///
    /// - Parameter roots: The farthest first; each at its place in the picture, in points.
    /// - Returns: What was painted again, in whole pixels, y down; empty when nothing looks different.
    @discardableResult
    package func paint(_ roots: [CALayer]) -> [CGRect] {
        beginPainting()
        let present = roots.map { PaintedLayer($0, in: $0.superlayer, PlaneTransform(context.pixelMatrix)) }
        let whole = CGRect(x: 0, y: 0, width: context.width, height: context.height)
        var damage = [whole]
        if !isEmpty {
            damage = []
            PaintedLayer.compare(painted, present, &damage)
        }
        damage = DamageRegion(damage, within: whole, of: present).parts(atMost: Self.mostParts)
        let isClear = isEmpty
        painted = present
        isEmpty = false
        let renderer = LayerRenderer(context: context, scale: format.scale)
        for area in damage {
            let hasSlopes = present.contains { $0.hasSlopes(in: area) }
            paint(roots, in: area, hasSlopes: hasSlopes, isClear: isClear, with: renderer)
        }
        return damage
    }

    private func paint(
        _ roots: [CALayer],
        in area: CGRect,
        hasSlopes: Bool,
        isClear: Bool = false,
        with renderer: LayerRenderer
    ) {
        context.redraw(area, hasSlopes: hasSlopes, isClear: isClear) {
            context.setFillColor(format.background)
            let whole = CGRect(x: 0, y: 0, width: context.width, height: context.height)
            context.fill(whole.applying(context.pixelMatrix.inverted()))
            for root in roots { renderer.paint(root) }
        }
    }

    /// Brings the picture up to date and makes a PNG file of it.
    ///
    /// Speed: Where there are two cores a first picture is painted in bands, each of which is encoded by another thread while
    /// the next one is painted.
    package func pngData(of roots: [CALayer]) -> Data? {
        guard isEmpty, ProcessorCount.available > 1 else {
            paint(roots)
            return takeImage()?.pngData(scale: format.scale)
        }
        let present = roots.map { PaintedLayer($0, in: $0.superlayer, PlaneTransform(context.pixelMatrix)) }
        guard let encoder = PNGBands(context, scale: format.scale) else { return nil }
        (painted, isEmpty) = (present, false)
        let renderer = LayerRenderer(context: context, scale: format.scale)
        let cuts = Self.cuts(context.height, of: present)
        for (top, bottom) in zip([0] + cuts, cuts + [context.height]) {
            let band = CGRect(x: 0, y: top, width: context.width, height: bottom - top)
            paint(roots, in: band, hasSlopes: true, isClear: true, with: renderer)
            // The next band writes to the rows above it, and puts them back.
            encoder.encode(upTo: bottom - CGContext.rowsAroundRedrawing)
        }
        return encoder.finish()
    }

    private static let bandCount = 8

    /// Where a picture can be cut into bands: not through what is painted together.
    private static func cuts(_ height: Int, of layers: [PaintedLayer]) -> [Int] {
        var indivisible: [CGRect] = []
        for layer in layers { layer.forEach { if !$0.indivisible.isNull { indivisible.append($0.indivisible) } } }
        return (1..<bandCount).map { $0 * height / bandCount }.filter { row in
            row > 16 && !indivisible.contains { $0.minY < CGFloat(row) && $0.maxY > CGFloat(row) }
        }
    }

    /// Goes on in memory that nobody else looks at.
    private func beginPainting() {
        if context.sharesPixels, let own = Self.makeContext(format) {
            own.copyPixels(of: context)
            context = own
        }
    }

    /// A copy of the picture.
    package func makeImage() -> CGImage? { context.makeImage() }

    /// The picture, which doesn't change when the painter goes on: if the image still lives then, the painter moves to
    /// other memory.
    package func takeImage() -> CGImage? { context.takeImage() }
}

/// What has to be painted again.
struct DamageRegion {
    private var rects: [CGRect]
    /// What is painted as a whole or not at all.
    private let indivisible: [CGRect]

    /// - Parameters:
    ///   - rects: In pixels; null ones don't count.
    ///   - whole: The picture.
    ///   - layers: To be painted; some of them as a whole or not at all.
    init(_ rects: [CGRect], within whole: CGRect, of layers: [PaintedLayer]) {
        func clipped(_ rect: CGRect) -> CGRect? {
            guard !rect.isNull else { return nil }
            let part = rect.integral.intersection(whole)
            return part.isNull || part.width < 1 || part.height < 1 ? nil : part
        }
        self.rects = rects.compactMap(clipped)
        var indivisible: [CGRect] = []
        for layer in layers {
            layer.forEach { if let area = clipped($0.indivisible) { indivisible.append(area) } }
        }
        self.indivisible = indivisible
        settle()
    }

    /// Rectangles that don't overlap and hold all of the region.
    func parts(atMost count: Int) -> [CGRect] {
        var region = self
        while region.rects.count > count { region.joinNearest() }
        return region.rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// Joins what overlaps, and takes all of what is indivisible in of which it has a part, until neither is left to do.
    private mutating func settle() {
        joinOverlapping()
        while let cut = indivisible.first(where: { area in
            rects.contains { $0.intersects(area) } && !rects.contains { $0.contains(area) }
        }) {
            rects.append(cut)
            joinOverlapping()
        }
    }

    private mutating func joinOverlapping() {
        var index = 0
        while index < rects.count {
            if let other = rects.indices.first(where: { $0 > index && rects[$0].intersects(rects[index]) }) {
                rects[index] = rects[index].union(rects.remove(at: other))
                index = 0
            } else {
                index += 1
            }
        }
    }

    /// Joins the two rectangles whose union has the least room that neither has.
    private mutating func joinNearest() {
        var best = (first: 0, second: 1, waste: CGFloat.infinity)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let union = rects[first].union(rects[second])
                let waste = union.area - rects[first].area - rects[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let joined = rects[best.first].union(rects.remove(at: best.second))
        rects[best.first] = joined
        settle()
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
