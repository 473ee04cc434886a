import CoreGraphics
import Foundation

/// The parts of a symbol that may have colors of their own: what it says before what it stands in.
///
/// The icon font has no layers, so they are read off the contours: a mark inside of an enclosure, a badge at the lower
/// trailing corner, and what comes out of a box (`square.and.arrow.up`) are primary; enclosure, base and box are secondary.
struct SymbolLayers {
    /// The first is primary; each lies above the next one.
    let paths: [CGPath]

    /// - Parameter name: The symbol's; its words say what encloses what.
    init(_ path: CGPath, name: String) {
        let words = name.split(separator: ".").map(String.init)
        let contours = path.contours.map { Contour(path: $0) }.filter { !$0.box.isNull }
        guard contours.count > 1, words.count > 1 else {
            paths = [path]
            return
        }
        let isFilled = words.last == "fill"
        let parts: (primary: [Contour], secondary: [Contour])?
        if let badge = words.firstIndex(of: "badge"), badge > 0 {
            parts = Self.badge(contours)
        } else if let last = words.last(where: { $0 != "fill" }), words.first != last, Self.enclosures.contains(last) {
            parts = Self.enclosure(contours, isFilled: isFilled)
        } else if words.dropFirst().first == "and" {
            parts = Self.box(contours)
        } else {
            parts = nil
        }
        guard let parts, !parts.primary.isEmpty, !parts.secondary.isEmpty else {
            paths = [path]
            return
        }
        paths = [Self.joined(parts.primary), Self.joined(parts.secondary)]
    }

    private static let enclosures: Set<String> = [
        "circle", "square", "rectangle", "capsule", "shield", "seal", "triangle", "diamond", "hexagon", "octagon",
        "app",
        "bubble",
    ]

    /// One closed line of an outline.
    private struct Contour {
        let path: CGPath
        let box: CGRect
        var area: CGFloat { box.width * box.height }

        init(path: CGPath) {
            self.path = path
            box = path.boundingBoxOfPath
        }

        func encloses(_ other: Contour) -> Bool {
            area > other.area && box.insetBy(dx: -0.01, dy: -0.01).contains(other.box)
        }
    }

    /// A filled enclosure is whole below its mark; an outlined one is its line alone.
    private static func enclosure(_ contours: [Contour], isFilled: Bool) -> ([Contour], [Contour])? {
        guard let outer = largest(contours) else { return nil }
        let rest = contours.filter { $0.path !== outer.path }
        if isFilled { return (rest, [outer]) }
        guard let inner = largest(rest.filter(outer.encloses)), inner.area > outer.area / 2 else { return nil }
        return (rest.filter { $0.path !== inner.path }, [outer, inner])
    }

    /// The smallest contour at a corner of the whole, with all in it.
    private static func badge(_ contours: [Contour]) -> ([Contour], [Contour])? {
        let whole = contours.map(\.box).reduce(CGRect.null) { $0.union($1) }
        let slack = whole.width / 50
        let corners = contours.filter { contour in
            let isAtSide = contour.box.minX < whole.minX + slack || contour.box.maxX > whole.maxX - slack
            let isAtEnd = contour.box.minY < whole.minY + slack || contour.box.maxY > whole.maxY - slack
            let isSmall =
                contour.box.width < whole.width * largestBadge && contour.box.height < whole.height * largestBadge
            return isAtSide && isAtEnd && isSmall && !contours.contains { $0.encloses(contour) }
        }
        guard let badge = corners.min(by: { $0.area < $1.area }) else { return nil }
        let primary = contours.filter { $0.path === badge.path || badge.encloses($0) }
        return (primary, contours.filter { contour in !primary.contains { $0.path === contour.path } })
    }

    /// The widest contour with its inner line is the box.
    private static func box(_ contours: [Contour]) -> ([Contour], [Contour])? {
        guard let box = largest(contours) else { return nil }
        let secondary = contours.filter { $0.path === box.path || box.encloses($0) && $0.area > box.area / 2 }
        return (contours.filter { contour in !secondary.contains { $0.path === contour.path } }, secondary)
    }

    /// How much of the whole a badge may have in each direction.
    private static let largestBadge: CGFloat = 0.6

    private static func largest(_ contours: [Contour]) -> Contour? { contours.max { $0.area < $1.area } }

    private static func joined(_ contours: [Contour]) -> CGPath {
        let path = CGMutablePath()
        for contour in contours { path.addPath(contour.path) }
        return path
    }
}

extension CGPath {
    /// The path's subpaths, each by itself.
    fileprivate var contours: [CGPath] {
        var contours: [CGMutablePath] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                contours.append(CGMutablePath())
                contours.last?.move(to: points[0])
            case .addLineToPoint: contours.last?.addLine(to: points[0])
            case .addQuadCurveToPoint: contours.last?.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: contours.last?.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: contours.last?.closeSubpath()
            }
        }
        return contours
    }
}
