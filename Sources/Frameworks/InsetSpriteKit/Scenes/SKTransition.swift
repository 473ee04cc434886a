import Foundation
import UIKit

/// How one scene gives way to another.
@preconcurrency @MainActor
open class SKTransition: NSObject {
    enum Kind {
        case fade(UIColor?)
        case push, moveIn, reveal
    }

    let kind: Kind
    let direction: SKTransitionDirection
    let duration: TimeInterval
    /// Whether the new scene's time stands still until it is there. Default: true.
    open var pausesIncomingScene = true
    /// Whether the former scene's time stands still. Default: true.
    open var pausesOutgoingScene = true

    private init(_ kind: Kind, _ direction: SKTransitionDirection = .left, _ duration: TimeInterval) {
        (self.kind, self.direction, self.duration) = (kind, direction, duration)
        super.init()
    }

    /// One fades into the other.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(nil), .left, sec) }
    /// One fades to black, and the other from there.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), .left, sec) }
    /// One fades to a color, and the other from there.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.fade(color), .left, sec)
    }
    /// The new one pushes the former one out.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push, direction, sec)
    }
    /// The new one comes over the former one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn, direction, sec)
    }
    /// The former one goes from above the new one.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal, direction, sec)
    }
    /// Drawn as a cross fade here.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    /// Drawn as a cross fade here.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    /// Drawn as a cross fade here.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    /// Drawn as a cross fade here.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        crossFade(withDuration: sec)
    }
    /// Drawn as a cross fade here.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    /// Drawn as a cross fade here.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    /// Drawn as a cross fade here.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
}

/// Where a scene comes from, or goes to.
public enum SKTransitionDirection: Int, Sendable {
    case up, down, right, left

    /// The way of a view's content, whose y goes down.
    var vector: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .right: CGVector(dx: 1, dy: 0)
        case .left: CGVector(dx: -1, dy: 0)
        }
    }
}
