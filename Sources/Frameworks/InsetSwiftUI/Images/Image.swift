/// A picture.
public struct Image: _PrimitiveView, Equatable, Sendable {
    private let name: String

    /// Of the app's catalog.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// Of the app's catalog, with what is read aloud.
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
    /// Of the app's catalog, and not read aloud.
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
    /// Of the app's catalog, filled to a part, 0…1.
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
    /// Of the app's catalog, by its generated name.
    nonisolated public init(_ resource: ImageResource) { name = "\(resource)" }
    /// Of the system's symbols.
    nonisolated public init(systemName: String) { name = systemName }
    /// Of the system's symbols, filled to a part, 0…1.
    nonisolated public init(systemName: String, variableValue: Double?) { name = systemName }
    /// Of UIKit.
    nonisolated public init(uiImage: UIImage) { name = "UIImage" }
    /// Of CoreGraphics, with what is read aloud.
    nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        name = "CGImage"
    }
    /// Of CoreGraphics, and not read aloud.
    nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        name = "CGImage"
    }
    /// Drawn by the app; never asked for here.
    nonisolated public init(
        size: CGSize,
        label: Text? = nil,
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) { name = "renderer" }

    /// How a picture is colored.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In one color, or as it is.
        case template, original
    }
    /// How a picture grows.
    public enum ResizingMode: Hashable, Sendable {
        /// Again and again, or stretched.
        case tile, stretch
    }
    /// How a picture is made larger.
    public enum Interpolation: Hashable, Sendable {
        /// With no, little, some or much care.
        case none, low, medium, high
    }
    /// How large a symbol is beside a text.
    public enum Scale: Hashable, Sendable {
        /// From small to large.
        case small, medium, large
    }
    /// How a picture was held.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// Upright, or turned or mirrored in a way.
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
    /// How much a picture is lit.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// As usual.
        public static let standard = Self("standard")
        /// More.
        public static let constrainedHigh = Self("constrainedHigh")
        /// As much as can be.
        public static let high = Self("high")
    }
}

nonisolated extension Image {
    /// Which can grow.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// As it is, or in one color.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// Made larger with care.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// With smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// A symbol with colors.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// Lit more.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// How a symbol is colored.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// In one color.
    public static let monochrome = Self("monochrome")
    /// In its own colors.
    public static let multicolor = Self("multicolor")
    /// In shades of a color.
    public static let hierarchical = Self("hierarchical")
    /// In several colors.
    public static let palette = Self("palette")
}

/// How a symbol is drawn.
public struct SymbolVariants: Hashable, Sendable {
    private var names: [String]
    private init(_ names: [String]) { self.names = names }
    /// Plain.
    public static let none = SymbolVariants([])
    /// In a circle.
    public static let circle = SymbolVariants(["circle"])
    /// In a square.
    public static let square = SymbolVariants(["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(["fill"])
    /// With a stroke through it.
    public static let slash = SymbolVariants(["slash"])
    /// In a circle as well.
    public var circle: SymbolVariants { SymbolVariants(names + ["circle"]) }
    /// In a square as well.
    public var square: SymbolVariants { SymbolVariants(names + ["square"]) }
    /// In a rectangle as well.
    public var rectangle: SymbolVariants { SymbolVariants(names + ["rectangle"]) }
    /// Filled as well.
    public var fill: SymbolVariants { SymbolVariants(names + ["fill"]) }
    /// With a stroke through it as well.
    public var slash: SymbolVariants { SymbolVariants(names + ["slash"]) }
    /// Whether all of another is in it.
    public func contains(_ other: SymbolVariants) -> Bool { Set(other.names).isSubset(of: names) }
}

/// By how many colors something is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As usual, without steps, or with more colors.
    case nonLinear, linear, extendedLinear
}
