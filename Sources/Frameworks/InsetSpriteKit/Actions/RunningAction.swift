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
