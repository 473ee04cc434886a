import Foundation

/// An image that fills areas by repetition.
package struct PatternImage: Hashable, Sendable {
    package var image: CGImage
    /// Pixels for a point of the image.
    package var scale: CGFloat

    package init(image: CGImage, scale: CGFloat) {
        self.image = image
        self.scale = scale
    }
}

/// What repeats in the place of a color.
enum PatternPaint {
    case image(PatternImage)
    case cells(PatternCells)

    /// The pixels that repeat; nil when there is nothing to draw.
    ///
    /// - Parameters:
    ///   - baseMatrix: From the space that the context began with to device space.
    ///   - depth: How many patterns are being drawn already.
    func tile(baseMatrix: CGAffineTransform, depth: Int) -> PatternTile? {
        switch self {
        case .image(let pattern):
            // Tiles begin at the context's origin and keep their size whatever the transform is.
            let scale = CGAffineTransform(scaleX: 1 / pattern.scale, y: 1 / pattern.scale)
            return PatternTile(image: pattern.image, matrix: scale.concatenating(baseMatrix))
        case .cells(let cells): return cells.tile(baseMatrix: baseMatrix, depth: depth)
        }
    }
}

/// Pixels that repeat without end.
struct PatternTile {
    var image: CGImage
    /// From the tile's pixels to device space.
    var matrix: CGAffineTransform
}

/// A pattern with the color that it is drawn in, where it has none of its own.
final class PatternCells {
    private let pattern: CGPattern
    /// Nil for a pattern with colors of its own.
    private let color: CGColor?
    private let phase: CGSize
    /// Drawn when it is first needed; the context's base matrix never changes.
    private var drawn: PatternTile?

    /// Cells that take more pixels on a side are drawn coarser.
    private static let largestSide: CGFloat = 2048
    /// Patterns that draw themselves would go on for ever.
    private static let deepest = 5
    /// How many neighbors may reach into a cell, on each side.
    private static let mostOverlaps = 8

    init(_ pattern: CGPattern, color: CGColor?, phase: CGSize) {
        self.pattern = pattern
        self.color = color
        self.phase = phase
    }

    func tile(baseMatrix: CGAffineTransform, depth: Int) -> PatternTile? {
        if let drawn { return drawn }
        let matrix = pattern.matrix.concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
            .concatenating(baseMatrix)
        let step = pattern.step
        func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
            min(max((length * scale).rounded(), 1), Self.largestSide)
        }
        let width = pixels(step.width, hypot(matrix.a, matrix.b))
        let height = pixels(step.height, hypot(matrix.c, matrix.d))
        let origin = pattern.bounds.origin
        let toTile = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            .concatenating(CGAffineTransform(scaleX: width / step.width, y: height / step.height))
        guard depth < Self.deepest, width.isFinite, height.isFinite, matrix.isUsable, toTile.isUsable,
            let context = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: 1)
        else { return nil }
        context.patternDepth = depth + 1
        if let color {
            context.setFillColor(color)
            context.setStrokeColor(color)
            context.keepsColors = true
        }
        context.concatenate(toTile)
        drawCells(in: context)
        guard let image = context.takeImage() else { return nil }
        let tile = PatternTile(image: image, matrix: toTile.inverted().concatenating(matrix))
        drawn = tile
        return tile
    }

    /// The cell, and those before it that reach into it.
    private func drawCells(in context: CGContext) {
        func overlaps(_ length: CGFloat, _ step: CGFloat) -> Int {
            Int(min((length / step - 1e-6).rounded(.up) - 1, CGFloat(Self.mostOverlaps)))
        }
        let columns = max(0, overlaps(pattern.bounds.width, pattern.step.width))
        let rows = max(0, overlaps(pattern.bounds.height, pattern.step.height))
        for row in -rows...0 {
            for column in -columns...0 {
                context.saveGState()
                context.translateBy(x: CGFloat(column) * pattern.step.width, y: CGFloat(row) * pattern.step.height)
                context.clip(to: pattern.bounds)
                pattern.draw(in: context)
                context.restoreGStates(downTo: 1)
            }
        }
    }
}
