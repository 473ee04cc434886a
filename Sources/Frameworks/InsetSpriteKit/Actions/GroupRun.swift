/// Several at the same time.
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
