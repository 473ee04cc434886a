import CoreGraphics

/// Goes from 0 to 1 in a time.
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
