/// Waits.
final class WaitRun: ActionRun {
    private let speed: Double
    private var left: Double

    init(_ seconds: Double, speed: Double) { (left, self.speed) = (seconds, speed) }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        left -= seconds * speed
        return left <= 0 ? (speed > 0 ? -left / speed : 0) : nil
    }
}
