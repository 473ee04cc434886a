/// One action after another.
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
