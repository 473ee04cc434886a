import Foundation
@_exported import UIKit

/// A line that was drawn by one touch.
public struct PKStroke {
    /// What it was drawn with.
    public var ink: PKInk
    /// Where it goes.
    public var path: PKStrokePath
    /// How it was moved since.
    public var transform: CGAffineTransform
    /// The part of it that is seen; nil for all.
    public var mask: UIBezierPath?

    /// A line.
    public init(
        ink: PKInk,
        path: PKStrokePath,
        transform: CGAffineTransform = .identity,
        mask: UIBezierPath? = nil
    ) {
        (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask)
    }

    /// The rectangle around what is seen of it.
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { area, point in
            let (x, y) = (point.size.width / 2, point.size.height / 2)
            return area.union(CGRect(origin: point.location, size: .zero).insetBy(dx: -x, dy: -y))
        }.applying(transform)
    }
}

/// Points of a line, in the order in which they were drawn.
public struct PKStrokePath: RandomAccessCollection {
    private var points: [PKStrokePoint]
    /// When the line was begun.
    public let creationDate: Date

    /// No points.
    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date(timeIntervalSinceReferenceDate: 0)) }
    /// Points in their order.
    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }
    /// 0.
    public var startIndex: Int { points.startIndex }
    /// The count of points.
    public var endIndex: Int { points.endIndex }
    /// A point by its number.
    public subscript(i: Int) -> PKStrokePoint { points[i] }
    /// The place between points.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        guard let last = points.last else { return .zero }
        let index = Int(parametricValue.rounded(.down))
        guard index >= 0, index + 1 < points.count else { return index < 0 ? points[0].location : last.location }
        let (one, other, share) = (points[index].location, points[index + 1].location, parametricValue - CGFloat(index))
        return CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }

    mutating func append(_ point: PKStrokePoint) { points.append(point) }
}

/// A point of a line.
public struct PKStrokePoint: Sendable {
    /// The place.
    public let location: CGPoint
    /// Since the line's beginning, in seconds.
    public let timeOffset: TimeInterval
    /// How wide and high the ink is there, in points.
    public let size: CGSize
    /// How much it covers, 0…1.
    public let opacity: CGFloat
    /// How hard it was pressed.
    public let force: CGFloat
    /// The pencil's direction, in radians.
    public let azimuth: CGFloat
    /// The pencil's height, in radians.
    public let altitude: CGFloat

    /// A point.
    public init(
        location: CGPoint,
        timeOffset: TimeInterval,
        size: CGSize,
        opacity: CGFloat,
        force: CGFloat,
        azimuth: CGFloat,
        altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
    }
}
