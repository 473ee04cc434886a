import Foundation

/// What a node does: moves, turns, fades, waits, or calls a block. One action may run on many nodes.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
    /// Seconds that it takes. 0 for what happens at once.
    open var duration: TimeInterval
    /// How it speeds up and slows down. Default: linear.
    open var timingMode = SKActionTimingMode.linear
    /// Turns parts of its time into parts of its way, in place of the timing mode.
    open var timingFunction: SKActionTimingFunction?
    /// What its time is multiplied by. Default: 1.
    open var speed: CGFloat = 1
    let plan: ActionPlan

    init(_ plan: ActionPlan, duration: TimeInterval) {
        (self.plan, self.duration) = (plan, max(0, duration))
        super.init()
    }

    /// One of the same kind.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    final func copied() -> SKAction {
        let copy = SKAction(plan, duration: duration)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }

    /// One that undoes it, where it can be undone; one of the same kind else.
    open func reversed() -> SKAction {
        let reversed: SKAction
        switch plan {
        case .timed(_, .other(let make)): reversed = make()
        case .instant(_, let other?): reversed = other
        case .timed(_, .same), .instant, .wait: reversed = copied()
        case .sequence(let actions): reversed = .sequence(actions.reversed().map { $0.reversed() })
        case .group(let actions): reversed = .group(actions.map { $0.reversed() })
        case .repeated(let action, let count):
            reversed = count.map { .repeat(action.reversed(), count: $0) } ?? .repeatForever(action.reversed())
        case .onChild(let name, let action): reversed = .run(action.reversed(), onChildWithName: name)
        }
        (reversed.timingMode, reversed.timingFunction, reversed.speed) = (timingMode, timingFunction, speed)
        return reversed
    }

    /// A part of the way at a part of the time.
    final func eased(_ part: Float) -> Float {
        if let timingFunction { return timingFunction(part) }
        switch timingMode {
        case .linear: return part
        case .easeIn: return part * part
        case .easeOut: return part * (2 - part)
        case .easeInEaseOut: return part * part * (3 - 2 * part)
        }
    }

    @MainActor
    final func makeRun() -> any ActionRun {
        let speed = Double(speed)
        switch plan {
        case .timed(let begin, _): return TimedRun(self, begin)
        case .instant(let body, _): return InstantRun(body)
        case .wait(let range): return WaitRun(max(0, duration + .random(in: -0.5...0.5) * range), speed: speed)
        case .sequence(let actions): return SequenceRun(actions, speed: speed)
        case .group(let actions): return GroupRun(actions, speed: speed)
        case .repeated(let action, let count): return RepeatRun(action, count, speed: speed)
        case .onChild(let name, let action): return ChildRun(name, action)
        }
    }
}

/// Turns a part of an action's time into a part of its way.
public typealias SKActionTimingFunction = (Float) -> Float

/// How an action speeds up and slows down.
public enum SKActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut
}
