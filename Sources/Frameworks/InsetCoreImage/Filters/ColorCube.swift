import Foundation

/// A table of colors by red, green and blue, between whose entries colors blend.
struct ColorCube {
    private let side: Int
    /// Premultiplied; red changes first.
    private let entries: [Pixel]

    /// Nil where the data has fewer floating-point numbers than the table's entries, four for each.
    init?(_ values: FilterValues) {
        side = Int(values.number("inputCubeDimension"))
        guard (2...128).contains(side), let data = values.data("inputCubeData") else { return nil }
        let count = side * side * side
        guard data.count >= count * 16 else { return nil }
        entries = data.withUnsafeBytes { bytes in
            (0..<count).map { place in
                func part(_ offset: Int) -> Float {
                    bytes.loadUnaligned(fromByteOffset: place * 16 + offset, as: Float.self)
                }
                return Pixel(part(0), part(4), part(8), part(12))
            }
        }
    }

    /// The premultiplied entry of a color, between the eight nearest.
    func color(of color: SIMD3<Float>) -> Pixel {
        let place = color.clamped(lowerBound: .zero, upperBound: .one) * Float(side - 1)
        let safe = place.replacing(with: SIMD3<Float>.zero, where: place .!= place)
        let corner = safe.rounded(.down).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: Float(side - 2)))
        let share = safe - corner
        let (r, g, b) = (Int(corner.x), Int(corner.y), Int(corner.z))
        func entry(_ x: Int, _ y: Int, _ z: Int) -> Pixel { entries[((b + z) * side + g + y) * side + r + x] }
        func row(_ y: Int, _ z: Int) -> Pixel { entry(0, y, z).mixed(with: entry(1, y, z), share.x) }
        let near = row(0, 0).mixed(with: row(1, 0), share.y)
        return near.mixed(with: row(0, 1).mixed(with: row(1, 1), share.y), share.z)
    }
}
