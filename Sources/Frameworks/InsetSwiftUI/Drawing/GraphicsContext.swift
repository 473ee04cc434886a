/// Where a canvas is drawn. There is none here, so that its calls are never made.
public struct GraphicsContext {
    /// How much shines through, 0…1.
    public var opacity = 1.0
    /// How it is laid over what is behind.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// Turns, stretches or moves what is drawn.
    public var transform = CGAffineTransform.identity
    /// The surroundings.
    public let environment: EnvironmentValues
    /// The space that isn't drawn on.
    public var clipBoundingRect: CGRect { .infinite }

    /// How what is drawn is laid over what is behind.
    public struct BlendMode: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// Over it.
        public static let normal = Self("normal")
        /// Darker.
        public static let multiply = Self("multiply")
        /// Lighter.
        public static let screen = Self("screen")
        /// By contrast.
        public static let overlay = Self("overlay")
        /// Darker where either is.
        public static let darken = Self("darken")
        /// Lighter where either is.
        public static let lighten = Self("lighten")
        /// Both together.
        public static let plusLighter = Self("plusLighter")
        /// In place of it.
        public static let copy = Self("copy")
        /// Only where something is behind.
        public static let sourceIn = Self("sourceIn")
        /// Only where nothing is behind.
        public static let sourceOut = Self("sourceOut")
        /// Behind it.
        public static let destinationOver = Self("destinationOver")
        /// Takes it away.
        public static let destinationOut = Self("destinationOut")
        /// Takes all away.
        public static let clear = Self("clear")
    }
    /// With what something is filled.
    public struct Shading {
        /// Of texts.
        public static var foreground: Shading { Shading() }
        /// Of what lies behind.
        public static var background: Shading { Shading() }
        /// A color.
        public static func color(_ color: Color) -> Shading { Shading() }
        /// By its parts, 0…1.
        public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading { Shading() }
        /// Gray, 0…1.
        public static func color(white: Double, opacity: Double = 1) -> Shading { Shading() }
        /// What fills shapes.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        /// Colors along a line, in points.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = []
        ) -> Shading { Shading() }
        /// Colors from a middle outwards, in points.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading { Shading() }
        /// Colors around a middle, in points.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = .zero,
            options: GradientOptions = []
        ) -> Shading { Shading() }
    }
    /// How colors go on.
    public struct GradientOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// Of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Again and again.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// There and back.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Without steps.
        public static let linearColor = GradientOptions(rawValue: 4)
    }
    /// Changes what is drawn.
    public struct Filter {
        /// A shadow, in points.
        public static func shadow(
            color: Color = .black.opacity(0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            blendMode: BlendMode = .normal
        ) -> Filter { Filter() }
        /// Soft, in points.
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        /// In a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        /// Other hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        /// More or less color.
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        /// Lighter or darker.
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        /// More or less contrast.
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        /// Less color.
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        /// Only where enough is covered.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }
    /// What a layer keeps of what is drawn over it.
    public struct ClipOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// Of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What the layer leaves free.
        public static let inverse = ClipOptions(rawValue: 1)
    }
    /// A picture that can be drawn.
    public struct ResolvedImage {
        /// In points.
        public let size: CGSize
        /// Where its lowest line of text is, in points.
        public let baseline: CGFloat
        /// In what it is drawn; nil for its own colors.
        public var shading: Shading?
    }
    /// A text that can be drawn.
    public struct ResolvedText {
        /// In what it is drawn.
        public var shading: Shading
        /// The size that it takes of a space, in points.
        public func measure(in size: CGSize) -> CGSize { .zero }
    }
    /// A view that can be drawn.
    public struct ResolvedSymbol {
        /// In points.
        public var size: CGSize { .zero }
    }
}
