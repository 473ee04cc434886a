import CoreGraphics
import Foundation

/// A layer for content too large to draw at once: `draw(in:)` is called for each tile that is seen.
///
/// Tiles are drawn when the picture is painted and not kept; the context's clip is the tile, and its scale the one at which
/// the layer is seen, so that what is zoomed stays sharp. Nothing fades in and nothing is drawn on other threads.
open class CATiledLayer: CALayer {
    /// How many levels of detail there are below the natural one. Default: 1.
    ///
    /// - Note: No effect here: tiles have any scale.
    open var levelsOfDetail = 1
    /// How many levels are above the natural one. Default: 0.
    ///
    /// - Note: No effect here: tiles have any scale.
    open var levelsOfDetailBias = 0
    /// The most of a tile, in pixels. Default: 256 × 256.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }

    /// Seconds in which new tiles fade in on iOS; a subclass may say others, and tiles appear at once here. Default: 0.25.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// A layer with tiles of 256 pixels.
    public override init() {
        super.init()
        drawsDirectly = true
    }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        drawsDirectly = true
        guard let source = layer as? CATiledLayer else { return }
        (levelsOfDetail, levelsOfDetailBias) = (source.levelsOfDetail, source.levelsOfDetailBias)
        tileSize = source.tileSize
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// More tiles than this aren't drawn: no screen shows as many.
    private static let mostTiles = 4096

    /// Draws the tiles that the context's clip shows, each by `draw(in:)`.
    final func drawTiles(in context: CGContext) {
        let scale = context.pixelMatrix.meanScale
        let seen = context.boundingBoxOfClipPath.intersection(bounds)
        guard scale > 0, scale.isFinite, !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        // As many pixels as a tile has, whatever the zoom.
        let step = CGSize(width: max(tileSize.width, 1) / scale, height: max(tileSize.height, 1) / scale)
        let columns = places(from: seen.minX - bounds.minX, to: seen.maxX - bounds.minX, step.width)
        let rows = places(from: seen.minY - bounds.minY, to: seen.maxY - bounds.minY, step.height)
        guard columns.count * rows.count <= Self.mostTiles else { return }
        for row in rows {
            for column in columns {
                let tile = CGRect(
                    x: bounds.minX + CGFloat(column) * step.width,
                    y: bounds.minY + CGFloat(row) * step.height,
                    width: step.width,
                    height: step.height
                )
                .intersection(bounds)
                context.saveGState()
                context.clip(to: tile)
                draw(in: context)
                context.restoreGState()
            }
        }
    }

    private func places(from start: CGFloat, to end: CGFloat, _ step: CGFloat) -> Range<Int> {
        let first = Int((start / step + 1e-9).rounded(.down))
        return first..<max(first + 1, Int((end / step - 1e-9).rounded(.up)))
    }
}
