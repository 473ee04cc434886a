import CoreGraphics

/// A rectangle of whole pixels, with y upwards.
struct PixelArea: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Coordinates beyond this are taken for endless, as no image reaches so far.
    private static let farthest: CGFloat = 1e9

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// The pixels that a rectangle touches; nil for one that is empty or without an end.
    init?(_ rect: CGRect) {
        guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0,
            [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < Self.farthest })
        else { return nil }
        let (left, bottom) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
        x = Int(left)
        y = Int(bottom)
        width = Int(rect.maxX.rounded(.up) - left)
        height = Int(rect.maxY.rounded(.up) - bottom)
    }

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var count: Int { width * height }
    var isEmpty: Bool { width == 0 || height == 0 }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// What lies in both; empty where nothing does.
    func intersection(_ other: PixelArea) -> PixelArea {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return PixelArea(
            x: left,
            y: bottom,
            width: min(maxX, other.maxX) - left,
            height: min(maxY, other.maxY) - bottom
        )
    }

    /// The part in a rectangle, which may be without an end.
    func intersection(_ rect: CGRect) -> PixelArea {
        if rect.isInfinite { return self }
        return PixelArea(rect).map(intersection) ?? PixelArea(x: x, y: y, width: 0, height: 0)
    }

    /// Larger by so many pixels on each side.
    func outset(by border: Int) -> PixelArea {
        PixelArea(x: x - border, y: y - border, width: width + 2 * border, height: height + 2 * border)
    }
}
