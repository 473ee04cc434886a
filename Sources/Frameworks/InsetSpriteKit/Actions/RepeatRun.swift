/// The same again and again.
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
