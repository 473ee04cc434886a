import Foundation

/// An action that runs on a node.
@MainActor
protocol ActionRun: AnyObject {
    /// Lets time pass, in the action's own seconds.
    ///
    /// - Returns: Seconds that are left over once it is done; nil while it isn't.
    func advance(_ node: SKNode, by seconds: Double) -> Double?
}

/// What an action is, apart from whom it runs on.
indirect enum ActionPlan {
    /// Goes from 0 to 1 in a time. `begin` looks at the node and gives what is called with two fractions after each other.
    case timed(begin: @MainActor (SKNode) -> (@MainActor (SKNode, CGFloat, CGFloat) -> Void), reversed: Reversal)
    /// Happens at once.
    case instant(@MainActor (SKNode) -> Void, reversed: SKAction?)
    /// Waits, for a time that differs by a range in all.
    case wait(range: Double)
    case sequence([SKAction])
    case group([SKAction])
    /// A number of times; nil is for ever.
    case repeated(SKAction, Int?)
    /// On a child of a name, until it is done there.
    case onChild(String, SKAction)

    enum Reversal {
        /// Backwards in time.
        case same
        case other(@Sendable () -> SKAction)
    }
}

/// One that runs on a node under a key.
@MainActor
final class RunningAction {
    let action: SKAction
    let key: String?
    let completion: (() -> Void)?
    private let run: any ActionRun
    /// Whether it was taken away while it ran.
    var isRemoved = false

    init(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        (self.action, self.key, self.completion) = (action, key, completion)
        run = action.makeRun()
    }

    func advance(_ node: SKNode, by seconds: Double) -> Double? { run.advance(node, by: seconds) }
}

final class TimedRun: ActionRun {
    private let action: SKAction
    private let begin: @MainActor (SKNode) -> (@MainActor (SKNode, CGFloat, CGFloat) -> Void)
    private var change: (@MainActor (SKNode, CGFloat, CGFloat) -> Void)?
    private var elapsed = 0.0
    private var former: CGFloat = 0

    init(
        _ action: SKAction,
        _ begin: @escaping @MainActor (SKNode) -> (@MainActor (SKNode, CGFloat, CGFloat) -> Void)
    ) {
        (self.action, self.begin) = (action, begin)
    }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        let change = change ?? begin(node)
        self.change = change
        let speed = Double(action.speed)
        elapsed += seconds * speed
        let isDone = elapsed >= action.duration
        let fraction = isDone ? 1 : CGFloat(action.eased(Float(elapsed / action.duration)))
        change(node, former, fraction)
        former = fraction
        return isDone ? (speed > 0 ? (elapsed - action.duration) / speed : 0) : nil
    }
}

final class InstantRun: ActionRun {
    private let body: @MainActor (SKNode) -> Void
    init(_ body: @escaping @MainActor (SKNode) -> Void) { self.body = body }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        body(node)
        return seconds
    }
}

final class WaitRun: ActionRun {
    private let speed: Double
    private var left: Double

    init(_ seconds: Double, speed: Double) { (left, self.speed) = (seconds, speed) }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        left -= seconds * speed
        return left <= 0 ? (speed > 0 ? -left / speed : 0) : nil
    }
}

final class SequenceRun: ActionRun {
    private let actions: [SKAction]
    private let speed: Double
    private var index = 0
    private var run: (any ActionRun)?

    init(_ actions: [SKAction], speed: Double) { (self.actions, self.speed) = (actions, speed) }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        var left = seconds * speed
        while index < actions.count {
            let run = run ?? actions[index].makeRun()
            self.run = run
            guard let rest = run.advance(node, by: left) else { return nil }
            (left, self.run) = (rest, nil)
            index += 1
        }
        return speed > 0 ? left / speed : 0
    }
}

final class GroupRun: ActionRun {
    private var runs: [any ActionRun]
    private let speed: Double

    init(_ actions: [SKAction], speed: Double) { (runs, self.speed) = (actions.map { $0.makeRun() }, speed) }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        var left = seconds * speed
        runs.removeAll { run in
            guard let rest = run.advance(node, by: seconds * speed) else { return false }
            left = min(left, rest)
            return true
        }
        return runs.isEmpty ? (speed > 0 ? left / speed : 0) : nil
    }
}

final class RepeatRun: ActionRun {
    private let action: SKAction
    private let speed: Double
    /// Times that are left; nil is for ever.
    private var count: Int?
    private var run: (any ActionRun)?
    /// One that takes no time and never ends would hold the frame up.
    private static let mostInFrame = 1000

    init(_ action: SKAction, _ count: Int?, speed: Double) {
        (self.action, self.count, self.speed) = (action, count, speed)
    }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        var left = seconds * speed
        for _ in 0..<Self.mostInFrame {
            if let count, count <= 0 { return speed > 0 ? left / speed : 0 }
            let run = run ?? action.makeRun()
            self.run = run
            guard let rest = run.advance(node, by: left) else { return nil }
            (left, self.run) = (rest, nil)
            count = count.map { $0 - 1 }
            // What takes no time is done once a frame.
            if count == nil, action.duration <= 0 { return nil }
        }
        return nil
    }
}

final class ChildRun: ActionRun {
    private let name: String
    private let action: SKAction
    init(_ name: String, _ action: SKAction) { (self.name, self.action) = (name, action) }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        node.childNode(withName: name)?.run(action)
        return seconds
    }
}
