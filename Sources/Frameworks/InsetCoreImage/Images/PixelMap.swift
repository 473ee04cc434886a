import CoreGraphics

/// The pixels of an area, premultiplied.
struct PixelMap: Sendable {
    let area: PixelArea
    /// Row by row from the top, as images are stored.
    var values: [Pixel]

    init(area: PixelArea, values: [Pixel]) { (self.area, self.values) = (area, values) }

    /// An area of one color.
    init(area: PixelArea, filledWith pixel: Pixel = .zero) {
        self.init(area: area, values: Array(repeating: pixel, count: area.count))
    }

    /// An area whose pixels are computed from the coordinates of their middles, with y upwards.
    init(area: PixelArea, _ pixel: (SIMD2<Float>) -> Pixel) {
        self.area = area
        values = Array(unsafeUninitializedCapacity: area.count) { buffer, count in
            var place = 0
            for row in stride(from: area.maxY - 1, through: area.y, by: -1) {
                for column in area.x..<area.maxX {
                    buffer.initializeElement(at: place, to: pixel(SIMD2(Float(column) + 0.5, Float(row) + 0.5)))
                    place += 1
                }
            }
            count = place
        }
    }

    /// A part of an image whose bottom left is the origin.
    init(_ image: CGImage, area: PixelArea) {
        self.init(area: area)
        let part = area.intersection(PixelArea(x: 0, y: 0, width: image.width, height: image.height))
        for y in part.y..<part.maxY {
            let row = image.row(image.height - 1 - y)
            let start = place(part.x, y)
            for column in 0..<part.width {
                let word = row[part.x + column]
                values[start + column] = Pixel(word: image.isOpaque ? word | 0xFF00_0000 : word)
            }
        }
    }

    /// The image of the pixels; nil when it is larger than images may be.
    var image: CGImage? {
        CGImage(
            width: area.width,
            height: area.height,
            pixels: values.map { value in
                let bytes = SIMD4<UInt32>(truncatingIfNeeded: value.bytes)
                return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
            }
        )
    }

    private func place(_ x: Int, _ y: Int) -> Int { (area.maxY - 1 - y) * area.width + x - area.x }

    /// A pixel by the coordinates of its lower left, with y upwards; clear beyond the edges.
    subscript(x: Int, y: Int) -> Pixel {
        x >= area.x && x < area.maxX && y >= area.y && y < area.maxY ? values[place(x, y)] : .zero
    }

    /// Each pixel by itself.
    func mapped(_ change: (Pixel) -> Pixel) -> PixelMap { PixelMap(area: area, values: values.map(change)) }

    /// Another area of the same plane, clear where this one isn't.
    func moved(to other: PixelArea) -> PixelMap {
        guard other != area else { return self }
        var result = PixelMap(area: other)
        let part = area.intersection(other)
        guard !part.isEmpty else { return result }
        for y in part.y..<part.maxY {
            let (from, to) = (place(part.x, y), result.place(part.x, y))
            result.values.replaceSubrange(to..<to + part.width, with: values[from..<from + part.width])
        }
        return result
    }

    /// The same pixels at another place.
    func translated(x: Int, y: Int) -> PixelMap {
        PixelMap(area: PixelArea(x: area.x + x, y: area.y + y, width: area.width, height: area.height), values: values)
    }

    // MARK: Between pixels

    /// The color at a point, from the four pixels around it; clear beyond the edges.
    func linear(_ point: SIMD2<Float>) -> Pixel {
        let corner = (point - 0.5).rounded(.down)
        let share = point - 0.5 - corner
        // What no integer can hold lies beyond every edge.
        guard abs(corner.x) < 1e9, abs(corner.y) < 1e9 else { return .zero }
        let (x, y) = (Int(corner.x), Int(corner.y))
        let bottom = self[x, y].mixed(with: self[x + 1, y], share.x)
        guard share.y > 0 else { return bottom }
        return bottom.mixed(with: self[x, y + 1].mixed(with: self[x + 1, y + 1], share.x), share.y)
    }

    /// The pixel that a point lies in; clear beyond the edges.
    func nearest(_ point: SIMD2<Float>) -> Pixel {
        guard abs(point.x) < 1e9, abs(point.y) < 1e9 else { return .zero }
        return self[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))]
    }
}
