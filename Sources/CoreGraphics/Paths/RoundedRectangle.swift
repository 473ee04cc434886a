import Foundation

/// A rectangle with some corners rounded, by arcs or by the smoother curve of iOS' own corners.
package struct RoundedRectangle: Hashable, Sendable {
    /// The corners of a rectangle; the top is where y is least.
    package struct Corners: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Least x and y.
        package static let topLeft = Corners(rawValue: 1)
        /// Greatest x, least y.
        package static let topRight = Corners(rawValue: 2)
        /// Least x, greatest y.
        package static let bottomLeft = Corners(rawValue: 4)
        /// Greatest x and y.
        package static let bottomRight = Corners(rawValue: 8)
        /// The default.
        package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// Standardized.
    package var rect: CGRect
    /// In the rectangle's units; cut to half of the shorter side when the path is made.
    package var radius: CGFloat
    /// Whether the curvature grows slowly from the straight sides, for which a corner takes half as much room again.
    package var isContinuous: Bool
    package var corners: Corners

    /// A negative radius counts as 0.
    package init(_ rect: CGRect, radius: CGFloat, isContinuous: Bool = false, corners: Corners = .all) {
        self.rect = rect.standardized
        self.radius = radius.isNaN ? 0 : max(radius, 0)
        self.isContinuous = isContinuous
        self.corners = corners
    }

    /// The radius as it fits into the rectangle.
    package var fittingRadius: CGFloat { min(radius, rect.width / 2, rect.height / 2) }

    /// How far a rounded corner reaches along the sides.
    package var cornerReach: CGFloat { fittingRadius * cornerCurve.reach }

    /// The shape whose sides lie further in, with the same centers of its corners.
    package func inset(by distance: CGFloat) -> RoundedRectangle {
        let room = min(distance, rect.width / 2, rect.height / 2)
        return RoundedRectangle(
            rect.insetBy(dx: room, dy: room),
            radius: max(fittingRadius - room, 0),
            isContinuous: isContinuous,
            corners: corners
        )
    }

    /// The outline, clockwise where y points down, from the top side's left end.
    package var path: CGPath {
        let radius = fittingRadius
        guard radius > 0, !corners.isEmpty, rect.width.isFinite, rect.height.isFinite else {
            return CGPath(rect: rect, transform: nil)
        }
        let curve = cornerCurve
        let path = CGMutablePath()
        // Each corner from the end of the side before it: its point, and the directions in which the two sides leave it.
        let around: [(Corners, CGPoint, CGVector, CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        let start = corners.contains(.topLeft) ? curve.reach * radius : 0
        path.move(to: CGPoint(x: rect.minX + start, y: rect.minY))
        for (corner, point, back, ahead) in around {
            guard corners.contains(corner) else {
                path.addLine(to: point)
                continue
            }
            func place(_ along: CGPoint) -> CGPoint {
                CGPoint(
                    x: point.x + radius * (along.x * back.dx + along.y * ahead.dx),
                    y: point.y + radius * (along.x * back.dy + along.y * ahead.dy)
                )
            }
            path.addLine(to: place(CGPoint(x: curve.reach, y: 0)))
            for piece in curve.pieces {
                path.addCurve(to: place(piece.end), control1: place(piece.control1), control2: place(piece.control2))
            }
        }
        path.closeSubpath()
        return path
    }

    private var cornerCurve: CornerCurve {
        guard isContinuous, fittingRadius > 0 else { return .circular }
        // Where there is no room for the long curve, it goes over into an arc.
        let room = min(rect.width, rect.height) / 2 / fittingRadius
        let longest = CornerCurve.continuous.reach
        guard room < longest else { return .continuous }
        return CornerCurve.circular.mixed(with: .continuous, share: max(room - 1, 0) / (longest - 1))
    }
}

/// The curve of one corner for a radius of 1: x counts back along the side before the corner, y ahead along the side
/// after it.
private struct CornerCurve {
    struct Piece {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
    }

    /// Where the curve begins and ends, from the corner.
    var reach: CGFloat
    var pieces: [Piece]

    /// What `UIBezierPath(roundedRect:cornerRadius:)` has reported through its public path since iOS 7.
    static let continuous = CornerCurve(
        reach: 1.528665,
        firstHalf: Piece(
            control1: CGPoint(x: 1.088493, y: 0),
            control2: CGPoint(x: 0.868407, y: 0),
            end: CGPoint(x: 0.631494, y: 0.074911)
        ),
        middleControl: CGPoint(x: 0.372824, y: 0.169060)
    )

    /// A quarter of a circle, in pieces like those of the continuous curve.
    static let circular: CornerCurve = {
        // The angle at which the circle is as far along the side as the continuous curve's first piece.
        let angle = asin(1 - 0.631494)
        let short = 4 / 3 * tan(angle / 4)
        let long = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
        let end = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
        return CornerCurve(
            reach: 1,
            firstHalf: Piece(
                control1: CGPoint(x: 1 - short, y: 0),
                control2: CGPoint(x: end.x + short * cos(angle), y: end.y - short * sin(angle)),
                end: end
            ),
            middleControl: CGPoint(x: end.x - long * cos(angle), y: end.y + long * sin(angle))
        )
    }()

    /// The curve is the same from both ends.
    private init(reach: CGFloat, firstHalf: Piece, middleControl: CGPoint) {
        func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
        self.reach = reach
        pieces = [
            firstHalf,
            Piece(control1: middleControl, control2: mirrored(middleControl), end: mirrored(firstHalf.end)),
            Piece(
                control1: mirrored(firstHalf.control2),
                control2: mirrored(firstHalf.control1),
                end: CGPoint(x: 0, y: reach)
            ),
        ]
    }

    private init(reach: CGFloat, pieces: [Piece]) {
        self.reach = reach
        self.pieces = pieces
    }

    /// - Parameter share: 0 for the receiver, 1 for the other.
    func mixed(with other: CornerCurve, share: CGFloat) -> CornerCurve {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        return CornerCurve(
            reach: reach + (other.reach - reach) * share,
            pieces: zip(pieces, other.pieces).map {
                Piece(
                    control1: mix($0.control1, $1.control1),
                    control2: mix($0.control2, $1.control2),
                    end: mix($0.end, $1.end)
                )
            }
        )
    }
}
