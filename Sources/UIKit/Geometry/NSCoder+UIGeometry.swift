import Foundation

/// Geometry as text, as UIKit's functions for property lists write and read it: numbers in braces, a transform's in
/// brackets, with as many digits as bring the same number back. What isn't of the form reads as zeros.
extension NSCoder {
    // MARK: Writing
    /// `{x, y}`.
    public class func string(for point: CGPoint) -> String { GeometryText.braced([point.x, point.y]) }
    /// `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { GeometryText.braced([vector.dx, vector.dy]) }
    /// `{width, height}`.
    public class func string(for size: CGSize) -> String { GeometryText.braced([size.width, size.height]) }
    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(GeometryText.list(parts))]"
    }
    /// `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.braced([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.braced([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.braced([offset.horizontal, offset.vertical])
    }

    // MARK: Reading
    /// The point that a text like `{1, 2}` means.
    public class func cgPoint(for string: String) -> CGPoint {
        let parts = GeometryText.numbers(in: string, 2)
        return CGPoint(x: parts[0], y: parts[1])
    }
    /// The vector that a text like `{1, 2}` means.
    public class func cgVector(for string: String) -> CGVector {
        let parts = GeometryText.numbers(in: string, 2)
        return CGVector(dx: parts[0], dy: parts[1])
    }
    /// The size that a text like `{1, 2}` means.
    public class func cgSize(for string: String) -> CGSize {
        let parts = GeometryText.numbers(in: string, 2)
        return CGSize(width: parts[0], height: parts[1])
    }
    /// The rectangle that a text like `{{1, 2}, {3, 4}}` means.
    public class func cgRect(for string: String) -> CGRect {
        let parts = GeometryText.numbers(in: string, 4)
        return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
    /// The transform that a text like `[1, 0, 0, 1, 5, 6]` means.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let parts = GeometryText.numbers(in: string, 6)
        return CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
    /// The insets that a text like `{1, 2, 3, 4}` means: top, left, bottom, right.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let parts = GeometryText.numbers(in: string, 4)
        return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    }
    /// The insets that a text like `{1, 2, 3, 4}` means: top, leading, bottom, trailing.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let parts = GeometryText.numbers(in: string, 4)
        return NSDirectionalEdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
    }
    /// The offset that a text like `{1, 2}` means: horizontal, vertical.
    public class func uiOffset(for string: String) -> UIOffset {
        let parts = GeometryText.numbers(in: string, 2)
        return UIOffset(horizontal: parts[0], vertical: parts[1])
    }
}

/// Lists of numbers as geometry's text has them.
private enum GeometryText {
    static func braced(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

    static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    /// So many numbers; zeros where the text has others.
    static func numbers(in text: String, _ count: Int) -> [CGFloat] {
        let parts = text.split { ",{}[] \t\n".contains($0) }.map { Double($0) }
        guard parts.count == count, parts.allSatisfy({ $0 != nil }) else { return Array(repeating: 0, count: count) }
        return parts.compactMap { $0.map { CGFloat($0) } }
    }
}
