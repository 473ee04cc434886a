import CoreGraphics
import Foundation

extension SKAction {
    /// What goes on by equal parts: `apply` gets a part of the whole each time, so that several may run at once.
    static func by(
        _ duration: TimeInterval,
        reversed: @escaping @Sendable () -> SKAction,
        _ apply: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .timed(begin: { _ in { node, former, part in apply(node, part - former) } }, reversed: .other(reversed)),
            duration: duration
        )
    }

    /// What goes from a value that the node has when it begins; `change` gets that and a part of the way.
    static func to<Value>(
        _ duration: TimeInterval,
        _ value: @escaping @MainActor (SKNode) -> Value,
        _ change: @escaping @MainActor (_ node: SKNode, _ start: Value, _ part: CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .timed(
                begin: { node in
                    let start = value(node)
                    return { node, _, part in change(node, start, part) }
                },
                reversed: .same
            ),
            duration: duration
        )
    }

    private static func line(_ start: CGFloat, _ end: CGFloat, _ part: CGFloat) -> CGFloat {
        part == 1 ? end : start + (end - start) * part
    }

    // MARK: Places
    /// Moves by a distance.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, reversed: { .moveBy(x: -deltaX, y: -deltaY, duration: duration) }) { node, part in
            node.position.x += deltaX * part
            node.position.y += deltaY * part
        }
    }
    /// Moves by a distance.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: duration)
    }
    /// Moves to a place in the parent's coordinates.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        to(duration, { $0.position }) { node, start, part in
            node.position = CGPoint(x: line(start.x, location.x, part), y: line(start.y, location.y, part))
        }
    }
    /// Moves across to a place.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.position.x }) { $0.position.x = line($1, x, $2) }
    }
    /// Moves up or down to a place.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.position.y }) { $0.position.y = line($1, y, $2) }
    }

    // MARK: Turns
    /// Turns by radians counterclockwise.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, reversed: { .rotate(byAngle: -radians, duration: duration) }) { $0.zRotation += radians * $1 }
    }
    /// Turns to an angle.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.zRotation }) { $0.zRotation = line($1, radians, $2) }
    }
    /// Turns to an angle, the shorter way about where that is asked for.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        to(duration, { $0.zRotation }) { node, start, part in
            let way = shortestUnitArc ? (radians - start).remainder(dividingBy: 2 * .pi) : radians - start
            node.zRotation = part < 1 ? start + way * part : radians
        }
    }

    // MARK: Sizes
    /// Multiplies both scales.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: duration)
    }
    /// Multiplies the scales.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .timed(
                begin: { node in
                    let (x, y) = (node.xScale, node.yScale)
                    return { node, _, part in
                        (node.xScale, node.yScale) = (line(x, x * xScale, part), line(y, y * yScale, part))
                    }
                },
                reversed: .other { .scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) }
            ),
            duration: duration
        )
    }
    /// Scales to a value.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }
    /// Scales to two values.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)])
    }
    /// Scales across to a value.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.xScale }) { $0.xScale = line($1, scale, $2) }
    }
    /// Scales down to a value.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.yScale }) { $0.yScale = line($1, scale, $2) }
    }
    /// Scales a sprite to a size in its parent's coordinates.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        SKAction(
            .timed(
                begin: { node in
                    let own = (node as? SKSpriteNode)?.size ?? .zero
                    let (x, y) = (node.xScale, node.yScale)
                    let goal = (
                        own.width > 0 ? size.width / own.width : x, own.height > 0 ? size.height / own.height : y
                    )
                    return { node, _, part in
                        (node.xScale, node.yScale) = (line(x, goal.0, part), line(y, goal.1, part))
                    }
                },
                reversed: .same
            ),
            duration: duration
        )
    }
    /// Makes a sprite wider and higher.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, reversed: { .resize(byWidth: -width, height: -height, duration: duration) }) { node, part in
            guard let node = node as? SKSpriteNode else { return }
            node.size.width += width * part
            node.size.height += height * part
        }
    }
    /// Makes a sprite as wide and high.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        group([resize(toWidth: width, duration: duration), resize(toHeight: height, duration: duration)])
    }
    /// Makes a sprite as wide.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.spriteSize.width }) { $0.spriteSize.width = line($1, width, $2) }
    }
    /// Makes a sprite as high.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.spriteSize.height }) { $0.spriteSize.height = line($1, height, $2) }
    }

    // MARK: Ways
    /// Moves along a path from the node's place, turning with it, in a time.
    public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }
    /// Moves along a path from the node's place, turning with it, by points a second.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    /// Moves along a path by points a second.
    public class func follow(
        _ path: CGPath,
        asOffset offset: Bool,
        orientToPath orient: Bool,
        speed: CGFloat
    ) -> SKAction {
        let length = PathTrack(path).length
        return follow(path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? Double(length / speed) : 0)
    }
    /// Moves along a path, which begins at the node's place or is in its parent's coordinates.
    public class func follow(
        _ path: CGPath,
        asOffset offset: Bool,
        orientToPath orient: Bool,
        duration: TimeInterval
    ) -> SKAction {
        let track = PathTrack(path)
        return SKAction(
            .timed(
                begin: { node in
                    let start = offset ? node.position : .zero
                    return { node, _, part in
                        let (place, angle) = track.place(at: part)
                        node.position = CGPoint(x: start.x + place.x, y: start.y + place.y)
                        // The node's own up is along the way.
                        if orient { node.zRotation = angle - .pi / 2 }
                    }
                },
                reversed: .other {
                    .follow(track.reversed, asOffset: offset, orientToPath: orient, duration: duration)
                }
            ),
            duration: duration
        )
    }
}

extension SKNode {
    /// A sprite's size; of no meaning for another one.
    fileprivate var spriteSize: CGSize {
        get { (self as? SKSpriteNode)?.size ?? .zero }
        set { (self as? SKSpriteNode)?.size = newValue }
    }
}
