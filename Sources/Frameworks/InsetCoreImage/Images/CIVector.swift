import CoreGraphics
import Foundation

/// Numbers that a filter takes: a point, a rectangle, a row of a matrix.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    /// Any count of numbers.
    public init(values: [CGFloat]) { self.values = values }
    /// Any count of numbers.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(values: Array(UnsafeBufferPointer(start: values, count: count)))
    }
    /// One number.
    public convenience init(x: CGFloat) { self.init(values: [x]) }
    /// A point.
    public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
    /// Four numbers: a rectangle is x, y, width and height.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
    /// A point.
    public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
    /// A rectangle.
    public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }

    /// The six numbers of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(values: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }
    /// Numbers in brackets, parted by spaces: `[1 0.5]`.
    public convenience init(string representation: String) {
        let words = representation.split(whereSeparator: { " ,[]".contains($0) })
        self.init(values: words.compactMap { Double($0).map { CGFloat($0) } })
    }

    /// Two vectors of the same numbers are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }
    /// Numbers in brackets, parted by spaces: `[1 0.5]`.
    open var stringRepresentation: String { "[\(values.map { "\($0)" }.joined(separator: " "))]" }

    /// A number by its place; 0 beyond the last.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// How many numbers there are.
    open var count: Int { values.count }
    /// The first number, or 0.
    open var x: CGFloat { value(at: 0) }
    /// The second number, or 0.
    open var y: CGFloat { value(at: 1) }
    /// The third number, or 0.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number, or 0.
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers as a transform.
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
}
