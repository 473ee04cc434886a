import CoreGraphics
import Foundation

/// The line around an annotation.
open class PDFBorder: NSObject, NSCopying, @unchecked Sendable {
    /// In points. Default: 1.
    open var lineWidth: CGFloat = 1
    /// How the line is drawn. Default: ``PDFBorderStyle/solid``.
    open var style = PDFBorderStyle.solid
    /// Lengths of dashes and gaps, in points.
    open var dashPattern: [Any]?

    /// A solid line of one point.
    public override init() {}

    /// The lengths of a line's dashes; empty for a solid one.
    var dashes: [CGFloat] {
        guard style == .dashed else { return [] }
        let lengths = (dashPattern ?? []).compactMap {
            ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat
        }
        return lengths.isEmpty ? [3] : lengths
    }

    /// Another border of the same line.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFBorder()
        (copy.lineWidth, copy.style, copy.dashPattern) = (lineWidth, style, dashPattern)
        return copy
    }
}

/// How a line is drawn.
public enum PDFBorderStyle: Int, Sendable {
    /// Without gaps, with gaps, raised, pressed in, and along the lower side alone; the last three are drawn without gaps.
    case solid = 0, dashed, beveled, inset, underline
}
