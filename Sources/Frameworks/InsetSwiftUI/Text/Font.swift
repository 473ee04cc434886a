/// A font; nothing is drawn with it.
public struct Font: Hashable, Sendable {
    /// How heavy.
    public struct Weight: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// The lightest.
        public static let ultraLight = Self("ultraLight")
        /// Very light.
        public static let thin = Self("thin")
        /// Light.
        public static let light = Self("light")
        /// As usual.
        public static let regular = Self("regular")
        /// A little heavier.
        public static let medium = Self("medium")
        /// Rather heavy.
        public static let semibold = Self("semibold")
        /// Heavy.
        public static let bold = Self("bold")
        /// Very heavy.
        public static let heavy = Self("heavy")
        /// The heaviest.
        public static let black = Self("black")
    }
    /// How wide.
    public struct Width: Hashable, Sendable {
        /// One is the usual width.
        public var value: CGFloat
        /// One is the usual width.
        public init(_ value: CGFloat) { self.value = value }
        /// The narrowest.
        public static let compressed = Width(0.6)
        /// Narrow.
        public static let condensed = Width(0.8)
        /// As usual.
        public static let standard = Width(1)
        /// Wide.
        public static let expanded = Width(1.2)
    }
    /// The shape of the letters.
    public enum Design: Hashable, Sendable {
        /// The shapes.
        case `default`, serif, rounded, monospaced
    }
    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        /// As usual, closer, or wider.
        case standard, tight, loose
    }
    /// What a text is for.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// From large to small.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    private let name: String
    private init(name: String) { self.name = name }
    /// UIKit's.
    public init(_ font: UIFont) { name = "\(font.fontName) \(font.pointSize)" }
    private init(_ style: TextStyle, _ words: String = "") { name = "\(style)\(words)" }
    /// A style's.
    public static let largeTitle = Font(.largeTitle)
    /// A style's.
    public static let title = Font(.title)
    /// A style's.
    public static let title2 = Font(.title2)
    /// A style's.
    public static let title3 = Font(.title3)
    /// A style's.
    public static let headline = Font(.headline)
    /// A style's.
    public static let subheadline = Font(.subheadline)
    /// A style's.
    public static let body = Font(.body)
    /// A style's.
    public static let callout = Font(.callout)
    /// A style's.
    public static let footnote = Font(.footnote)
    /// A style's.
    public static let caption = Font(.caption)
    /// A style's.
    public static let caption2 = Font(.caption2)
    /// The system's, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)").weighted(weight)
    }
    /// The system's, in points.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(name: "system \(size)").weighted(weight)
    }
    /// A style's.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style).weighted(weight)
    }
    /// One of the app's, in points, growing as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(size)") }
    /// One of the app's, in points, growing as a style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(name: "\(name) \(size)")
    }
    /// One of the app's, in points, that doesn't grow.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: "\(name) \(fixedSize)") }
    private func weighted(_ weight: Weight?) -> Font { weight.map(self.weight) ?? self }
    /// Heavier or lighter.
    public func weight(_ weight: Weight) -> Font { Font(name: "\(name) \(weight)") }
    /// Wider or narrower.
    public func width(_ width: Width) -> Font { Font(name: "\(name) \(width)") }
    /// Wider or narrower, one is the usual width.
    public func width(_ value: CGFloat) -> Font { width(Width(value)) }
    /// Bold.
    public func bold() -> Font { weight(.bold) }
    /// Slanted.
    public func italic() -> Font { Font(name: "\(name) italic") }
    /// With small capitals.
    public func smallCaps() -> Font { Font(name: "\(name) smallCaps") }
    /// With small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    /// With small capitals for capitals.
    public func uppercaseSmallCaps() -> Font { smallCaps() }
    /// With digits of one width.
    public func monospacedDigit() -> Font { Font(name: "\(name) monospacedDigit") }
    /// With letters of one width.
    public func monospaced() -> Font { Font(name: "\(name) monospaced") }
    /// With lines closer or wider apart.
    public func leading(_ leading: Leading) -> Font { Font(name: "\(name) \(leading)") }
}
