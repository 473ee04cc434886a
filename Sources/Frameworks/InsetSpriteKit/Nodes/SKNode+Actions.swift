import Foundation

extension SKNode {
    /// Runs an action from the next frame on.
    public func run(_ action: SKAction) { begin(action, key: nil, completion: nil) }

    /// Runs an action; in place of one that runs under the same key.
    public func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        begin(action, key: key, completion: nil)
    }

    /// Runs an action, and a block when it is done. An action that is removed before is never done.
    public func run(_ action: SKAction, completion block: @escaping () -> Void) {
        begin(action, key: nil, completion: block)
    }

    /// Runs an action until it is done.
    public func run(_ action: SKAction) async {
        await withCheckedContinuation { done in run(action) { done.resume() } }
    }

    /// Whether any action runs on it.
    public func hasActions() -> Bool { !running.isEmpty }

    /// What runs under a key.
    public func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action }

    /// Ends what runs under a key.
    public func removeAction(forKey key: String) {
        for one in running where one.key == key { one.isRemoved = true }
        running.removeAll { $0.key == key }
    }

    /// Ends all that runs on it.
    public func removeAllActions() {
        for one in running { one.isRemoved = true }
        running = []
    }

    private func begin(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        running.append(RunningAction(action, key: key, completion: completion))
    }

    /// Lets time pass for its actions and those below.
    func advanceActions(by seconds: Double) {
        guard !isPaused else { return }
        let seconds = seconds * Double(speed)
        for one in running where !one.isRemoved && one.advance(self, by: seconds) != nil {
            running.removeAll { $0 === one }
            if !one.isRemoved { one.completion?() }
        }
        for child in children where child.parent === self { child.advanceActions(by: seconds) }
    }
}
