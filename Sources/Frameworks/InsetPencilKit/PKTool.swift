import UIKit

/// What a touch does on a canvas.
public protocol PKTool {}

/// Draws.
public struct PKInkingTool: PKTool, Hashable {
    /// A kind of ink.
    public enum InkType: String, Sendable {
        /// A pen, a pencil, a marker, all of which draw lines of one width here; a marker can be seen through.
        case pen = "com.apple.ink.pen", pencil = "com.apple.ink.pencil", marker = "com.apple.ink.marker"
        /// A fine pen, a fountain pen, a brush, a crayon, likewise.
        case monoline = "com.apple.ink.monoline", fountainPen = "com.apple.ink.fountainpen"
        /// A brush and a crayon, likewise.
        case watercolor = "com.apple.ink.watercolor", crayon = "com.apple.ink.crayon"

        /// The usual width, in points.
        public var defaultWidth: CGFloat { self == .marker || self == .watercolor ? 20 : 4 }
        /// The widths that make sense, in points.
        public var validWidthRange: ClosedRange<CGFloat> { self == .marker || self == .watercolor ? 1...60 : 0.5...26 }
    }
    /// The kind of ink.
    public var inkType: InkType
    /// The color.
    public var color: UIColor
    /// The width, in points.
    public var width: CGFloat
    /// The ink.
    public var ink: PKInk { PKInk(inkType, color: color) }

    /// A tool; nil for the ink's usual width.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color, self.width) = (type, color, width ?? type.defaultWidth)
    }
    /// A tool of an ink.
    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
}

/// What a line is drawn with.
public struct PKInk: Hashable {
    /// The kinds that there are.
    public typealias InkType = PKInkingTool.InkType
    /// The kind.
    public var inkType: InkType
    /// The color.
    public var color: UIColor
    /// An ink.
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// Takes lines away.
public struct PKEraserTool: PKTool, Hashable {
    /// What is taken away.
    public enum EraserType: Int, Sendable {
        /// Whole lines, or what is touched; here whole lines.
        case vector = 0, bitmap
    }
    /// What is taken away.
    public var eraserType: EraserType
    /// A tool.
    public init(_ eraserType: EraserType) { self.eraserType = eraserType }
}

/// Chooses lines; does nothing here.
public struct PKLassoTool: PKTool, Hashable {
    /// A tool.
    public init() {}
}
