/// An edge in the direction of reading.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The edges.
    case top, leading, bottom, trailing

    /// Some of them.
    public struct Set: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// Of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge.
        public static let top = Set(rawValue: 1)
        /// One edge.
        public static let leading = Set(rawValue: 2)
        /// One edge.
        public static let bottom = Set(rawValue: 4)
        /// One edge.
        public static let trailing = Set(rawValue: 8)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// Each.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Both directions.
    case horizontal, vertical

    /// Some of them.
    public struct Set: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// Of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One direction.
        public static let horizontal = Set(rawValue: 1)
        /// One direction.
        public static let vertical = Set(rawValue: 2)
    }
}

/// Distances from the edges, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// One of them.
    public var top, leading, bottom, trailing: CGFloat
    /// Each.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// None.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// Where views meet from side to side.
public enum HorizontalAlignment: Sendable {
    /// The places.
    case leading, center, trailing
}

/// Where views meet from top to bottom.
public enum VerticalAlignment: Sendable {
    /// The places.
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where views meet.
public struct Alignment: Equatable, Sendable {
    /// From side to side.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment
    /// Both.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of an edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of an edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of an edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of an edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// A corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// A corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// A corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// A corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How lines of text stand.
public enum TextAlignment: Sendable {
    /// The places.
    case leading, center, trailing
}

/// How a picture fills its space.
public enum ContentMode: Sendable {
    /// Whole, or without gaps.
    case fit, fill
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    /// Both.
    case light, dark
}

/// The height and width of a screen, in classes.
public enum UserInterfaceSizeClass: Sendable {
    /// Little or much space.
    case compact, regular
}

/// A font; nothing is drawn with it.
public struct Font: Hashable, Sendable {
    /// How heavy.
    public enum Weight: Hashable, Sendable {
        /// From light to heavy.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// The shape of the letters.
    public enum Design: Hashable, Sendable {
        /// The shapes.
        case `default`, serif, rounded, monospaced
    }
    private let name: String
    /// A style's.
    public static let largeTitle = Font(name: "largeTitle")
    /// A style's.
    public static let title = Font(name: "title")
    /// A style's.
    public static let title2 = Font(name: "title2")
    /// A style's.
    public static let title3 = Font(name: "title3")
    /// A style's.
    public static let headline = Font(name: "headline")
    /// A style's.
    public static let subheadline = Font(name: "subheadline")
    /// A style's.
    public static let body = Font(name: "body")
    /// A style's.
    public static let callout = Font(name: "callout")
    /// A style's.
    public static let footnote = Font(name: "footnote")
    /// A style's.
    public static let caption = Font(name: "caption")
    /// A style's.
    public static let caption2 = Font(name: "caption2")
    /// The system's, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)")
    }
    /// One of the app's, in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(size)") }
    /// UIKit's.
    public init(_ font: UIFont) { name = font.fontName }
    private init(name: String) { self.name = name }
    /// Heavier or lighter.
    public func weight(_ weight: Weight) -> Font { self }
    /// Bold.
    public func bold() -> Font { self }
}
