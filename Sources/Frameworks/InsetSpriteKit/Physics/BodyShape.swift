import CChipmunk
import CoreGraphics

/// The shape of a body, in points of its node.
indirect enum BodyShape {
    case circle(radius: CGFloat, center: CGPoint)
    /// Convex, counterclockwise or not.
    case polygon([CGPoint])
    /// Lines without an inside.
    case edges([CGPoint])
    case several([BodyShape])

    /// Square points.
    var area: CGFloat {
        switch self {
        case .circle(let radius, _): .pi * radius * radius
        case .polygon(let points): Self.area(of: points)
        case .edges: 0
        case .several(let parts): parts.reduce(0) { $0 + $1.area }
        }
    }

    /// Whether it has no inside, and so is never moved.
    var isEdge: Bool {
        switch self {
        case .edges: true
        case .several(let parts): parts.allSatisfy(\.isEdge)
        case .circle, .polygon: false
        }
    }

    private static func area(of corners: [CGPoint]) -> CGFloat {
        guard corners.count > 2 else { return 0 }
        return abs(CGFloat(cpAreaForPoly(Int32(corners.count), corners.map(\.vector), 0)))
    }

    /// The convex polygon around points, counterclockwise.
    static func hull(of points: [CGPoint]) -> [CGPoint] {
        guard points.count > 2 else { return points }
        let corners = [cpVect](unsafeUninitializedCapacity: points.count) { buffer, count in
            count = Int(cpConvexHull(Int32(points.count), points.map(\.vector), buffer.baseAddress, nil, 0))
        }
        return corners.map(\.point)
    }
}
