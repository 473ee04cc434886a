/// Colors that run into one another.
public struct Gradient: ShapeStyle, Hashable {
    /// A color and where it stands.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// 0…1.
        public var location: CGFloat
        /// Both.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// By what colors are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// The screen.
        public static let device = Self("device")
        /// The eye.
        public static let perceptual = Self("perceptual")
    }
    /// The colors and their places.
    public var stops: [Stop]
    /// Of colors with places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Of colors at equal distances.
    public init(colors: [Color]) {
        let steps = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
    }
    /// Mixed in another way.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// Colors that run into one another, in any way.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    /// Of colors.
    public init(_ gradient: Gradient) { self.gradient = gradient }
    /// Mixed in another way.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
