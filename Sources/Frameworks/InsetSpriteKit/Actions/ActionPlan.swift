import CoreGraphics

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
