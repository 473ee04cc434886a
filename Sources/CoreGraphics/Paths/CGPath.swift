import Foundation

/// Lines and curves that can be filled, stroked and asked; see `CGMutablePath` for building one.
///
/// Sendable by contract: only `CGMutablePath` changes, and its owner keeps it to one thread while it does.
public class CGPath: @unchecked Sendable {
    /// The path's parts in the order in which they were added.
    package internal(set) var elements: [PathElement] = []
    /// Where the present subpath began, and so where closing it leads.
    var subpathStart: CGPoint?

    init() {}

    package init(elements: [PathElement]) {
        self.elements = elements
        for element in elements {
            if case .move(let point) = element { subpathStart = point }
        }
    }

    /// A closed rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// The ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// A rectangle with elliptic corners.
    ///
    /// - Parameters:
    ///   - cornerWidth: Points, at most half of the rectangle's width; more is cut to that.
    ///   - cornerHeight: Likewise for the height.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity
        )
        self.init(elements: path.elements)
    }

    /// Whether there is not even a start.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next line would begin; zero for an empty path.
    public var currentPoint: CGPoint {
        switch elements.last {
        case nil: .zero
        case .close: subpathStart ?? .zero
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        }
    }
}

// MARK: Elements

extension CGPath {
    /// Calls the block for each element, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            guard let base = buffer.baseAddress else { return }
            base.initialize(repeating: .zero, count: 3)
            for part in elements {
                for (index, point) in part.points.enumerated() { base[index] = point }
                var element = CGPathElement(type: part.type, points: base)
                withUnsafePointer(to: &element, block)
            }
        }
    }

    /// Calls the function for each element, in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether the path is one upright rectangle, which is stored in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// The rectangle that the path is, if it is just one, upright.
    package var rectangle: CGRect? {
        var points: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: points.append(point)
            case .line(let point) where index > 0: points.append(point)
            case .close where index == elements.count - 1: break
            default: return nil
            }
        }
        if points.count == 5, points[4] == points[0] { points.removeLast() }
        guard points.count == 4 else { return nil }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let isUpright =
            (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
            || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        return isUpright ? CGRect(around: points) : nil
    }
}

// MARK: Copies

extension CGPath {
    /// The path as it is now, which won't change.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// The path mapped by a transform; nil counts as none.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(elements: elements.map { $0.applying(transform) })
    }

    /// A path with the same elements, to build on.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// The path mapped by a transform, to build on.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard let transform = transform?.pointee else { return mutableCopy() }
        return CGMutablePath(elements: elements.map { $0.applying(transform) })
    }

    /// The path moved, scaled or turned.
    package func applying(_ transform: CGAffineTransform) -> CGPath {
        CGPath(elements: elements.map { $0.applying(transform) })
    }
}

extension CGPath: Hashable {
    /// Equal when all elements are, exactly.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
