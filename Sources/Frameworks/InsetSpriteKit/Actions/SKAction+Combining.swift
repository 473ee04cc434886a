import Foundation
import ObjectiveCRuntime
import Platform
import QuartzCore

extension SKAction {
    /// One after another.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.lasting })
    }

    /// All at the same time, until the last one is done.
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), duration: actions.map(\.lasting).max() ?? 0)
    }

    /// The same a number of times.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repeated(action, count), duration: action.lasting * Double(count))
    }

    /// The same for ever.
    public class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repeated(action, nil), duration: .infinity)
    }

    /// Nothing, for a time.
    public class func wait(forDuration duration: TimeInterval) -> SKAction {
        SKAction(.wait(range: 0), duration: duration)
    }

    /// Nothing, for a time that differs by a range in all each time that it runs.
    public class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.wait(range: durationRange), duration: duration)
    }

    /// Calls a block.
    public class func run(_ block: @escaping () -> Void) -> SKAction {
        nonisolated(unsafe) let block = block
        return instant { _ in block() }
    }

    /// Calls a block on a queue.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        let block = QueuedBlock(body: block)
        return instant { _ in queue.async { block.body() } }
    }

    /// Runs another action on a child of a name. It is done at once.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.onChild(name, action), duration: 0)
    }

    /// Calls a method without arguments.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        nonisolated(unsafe) let target = target as AnyObject
        return instant { _ in ActionTable.shared.perform(selector, on: target, with: nil) }
    }

    /// Calls a block again and again for a time, with the seconds that have passed.
    public class func customAction(
        withDuration seconds: TimeInterval,
        actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(
            .timed(begin: { _ in { node, _, part in block(node, part * CGFloat(seconds)) } }, reversed: .same),
            duration: seconds
        )
    }

    /// Takes the node out of its parent.
    public class func removeFromParent() -> SKAction { instant { $0.removeFromParent() } }

    /// Hides the node.
    public class func hide() -> SKAction {
        instant(reversed: SKAction(.instant({ $0.isHidden = false }, reversed: nil), duration: 0)) {
            $0.isHidden = true
        }
    }

    /// Shows the node.
    public class func unhide() -> SKAction {
        instant(reversed: SKAction(.instant({ $0.isHidden = true }, reversed: nil), duration: 0)) {
            $0.isHidden = false
        }
    }

    /// Takes the time of a sound, of which nothing is heard; none where that isn't waited for.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        instant { _ in AbsentFeature.report("SKAction.playSoundFileNamed", "there is no sound here") }
    }

    /// Nothing is heard.
    public class func play() -> SKAction { instant { _ in } }
    /// Nothing is heard.
    public class func pause() -> SKAction { instant { _ in } }
    /// Nothing is heard.
    public class func stop() -> SKAction { instant { _ in } }
    /// Nothing is heard.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    /// Nothing is heard.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }

    static func instant(reversed: SKAction? = nil, _ body: @escaping @MainActor (SKNode) -> Void) -> SKAction {
        SKAction(.instant(body, reversed: reversed), duration: 0)
    }

    /// Seconds at its speed.
    private var lasting: Double { speed > 0 ? duration / Double(speed) : .infinity }
}

/// A block that an app has run on another queue, and answers for.
private struct QueuedBlock: @unchecked Sendable {
    let body: () -> Void
}
