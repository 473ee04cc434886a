import Foundation

/// Colors at places 0…1, between which drawing interpolates.
public final class CGGradient: Sendable {
    /// A color and where it stands.
    package struct Stop: Hashable, Sendable {
        /// 0…1, not falling from one stop to the next.
        package var location: CGFloat
        /// Within 0…1.
        package var color: SRGBComponents
    }

    package let stops: [Stop]
    /// As it was given.
    public let colorSpace: CGColorSpace?

    /// A gradient of colors.
    ///
    /// - Parameters:
    ///   - space: The space to interpolate in; here always sRGB.
    ///   - colors: `CGColor`s; nil is returned when the array is empty or holds anything else.
    ///   - locations: As many as colors; nil spreads them evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
        guard list.count == colors.count else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: list.count)) }
        self.init(colors: list, locations: places, space: space)
    }

    /// A gradient of colors that are given as numbers.
    ///
    /// - Parameter components: Numbers of `space` and alpha for each color, one after the other.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        let size = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            CGColor(space: space, values: Array(UnsafeBufferPointer(start: components + index * size, count: size)))
        }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        self.init(colors: colors, locations: places, space: space)
    }

    /// - Parameter locations: Nil, or not as many as colors: evenly spread. Clamped to 0…1 and sorted, colors with them.
    package init?(colors: [CGColor], locations: [CGFloat]?, space: CGColorSpace? = nil) {
        guard !colors.isEmpty else { return nil }
        let steps = CGFloat(max(colors.count - 1, 1))
        let places = colors.indices.map { index in
            if let locations, locations.count == colors.count { return min(max(locations[index], 0), 1) }
            return CGFloat(index) / steps
        }
        // A stable sort: two stops at one place make a hard edge, in the order given.
        stops = zip(places, colors).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map { Stop(location: $0.element.0, color: $0.element.1.sRGB.clamped) }
        colorSpace = space
    }

    /// The colors at evenly spread places, as pixels of 0xAARRGGBB.
    func premultipliedWords(count: Int) -> [UInt32] {
        (0..<count).map { index in
            let color = color(at: (CGFloat(index) + 0.5) / CGFloat(count))
            func byte(_ value: CGFloat) -> UInt32 { UInt32((value * color.alpha * 255).rounded()) }
            let low: UInt32 = byte(color.green) << 8 | byte(color.blue)
            return UInt32((color.alpha * 255).rounded()) << 24 | byte(color.red) << 16 | low
        }
    }

    private func color(at place: CGFloat) -> SRGBComponents {
        guard let after = stops.firstIndex(where: { $0.location >= place }) else { return stops[stops.count - 1].color }
        guard after > 0 else { return stops[0].color }
        let (left, right) = (stops[after - 1], stops[after])
        let share = (place - left.location) / max(right.location - left.location, 1e-9)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        return SRGBComponents(
            red: mix(left.color.red, right.color.red),
            green: mix(left.color.green, right.color.green),
            blue: mix(left.color.blue, right.color.blue),
            alpha: mix(left.color.alpha, right.color.alpha)
        )
    }
}
