import CoreGraphics
import Foundation

/// Where two pictures differ.
struct PictureDifference {
    /// Pixels of which a channel differs by more than the tolerance.
    private(set) var count = 0
    /// The largest difference of a channel, 0…255.
    private(set) var largest = 0
    /// Boxes around the differing pixels in pixels, those that lie near each other as one; the largest first.
    private(set) var places: [CGRect] = []
    /// The expected picture in pale gray with the differing pixels in red.
    private(set) var picture: CGImage?

    /// Pixels of a side of the squares by which differences are gathered.
    private static let cell = 24

    /// - Parameter tolerance: How much a channel may differ, 0…255.
    init(from expected: CGImage, to actual: CGImage, tolerance: Int) {
        let (width, height) = (expected.width, expected.height)
        guard width == actual.width, height == actual.height else {
            count = width * height
            largest = 255
            places = [CGRect(x: 0, y: 0, width: width, height: height)]
            return
        }
        // Speed: pictures that are the same take a fiftieth of the time.
        let changed = (0..<height).filter { memcmp(expected.row($0), actual.row($0), width * 4) != 0 }
        guard !changed.isEmpty else { return }
        var pixels = [UInt32](repeating: 0, count: width * height)
        var cells: [[Bool]] = Array(
            repeating: Array(repeating: false, count: width / Self.cell + 1),
            count: height / Self.cell + 1
        )
        for y in 0..<height {
            for x in 0..<width {
                let (one, other) = (expected.pixel(x: x, y: y), actual.pixel(x: x, y: y))
                let distance = one == other ? 0 : Self.distance(one, other)
                largest = max(largest, distance)
                pixels[y * width + x] = Self.pale(one)
                guard distance > tolerance else { continue }
                count += 1
                pixels[y * width + x] = 0xFFFF_0000
                cells[y / Self.cell][x / Self.cell] = true
            }
        }
        places = Self.boxes(cells).map { box in
            box.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        }
        picture = CGImage(width: width, height: height, pixels: pixels)
    }

    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
    }

    private static func pale(_ pixel: UInt32) -> UInt32 {
        let light = (2 * (pixel >> 16 & 255) + 5 * (pixel >> 8 & 255) + (pixel & 255)) / 8
        let gray = 192 + light / 4
        return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }

    /// Boxes around cells that touch each other.
    private static func boxes(_ marked: [[Bool]]) -> [CGRect] {
        var open = marked
        var boxes: [CGRect] = []
        for y in open.indices {
            for x in open[y].indices where open[y][x] {
                var box = CGRect.null
                var pending = [(x, y)]
                open[y][x] = false
                while let (column, row) = pending.popLast() {
                    box = box.union(
                        CGRect(x: column * cell, y: row * cell, width: cell, height: cell)
                    )
                    for (nextX, nextY) in [
                        (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1),
                    ] where open.indices.contains(nextY) && open[nextY].indices.contains(nextX) && open[nextY][nextX] {
                        open[nextY][nextX] = false
                        pending.append((nextX, nextY))
                    }
                }
                boxes.append(box)
            }
        }
        return boxes.sorted { $0.width * $0.height > $1.width * $1.height }
    }
}
