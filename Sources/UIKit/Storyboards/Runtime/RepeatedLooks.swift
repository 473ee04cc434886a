import ObjectiveCRuntime

/// Looks again and again at values that tell nothing of their changes, for those who observe them.
final class __Ported_RepeatedLooks: PortedMembers {
    override class func register() { ValueSampling.repeatLook = begin }

    /// - Parameters:
    ///   - eachFrame: Whether the value may change while no turn of the main thread runs.
    ///   - look: Called at the end of each turn or before each frame, until it is false.
    private static func begin(eachFrame: Bool, _ look: @escaping @MainActor () -> Bool) {
        let loop = EventLoop.main
        var token: EventLoop.Token?
        let end: @MainActor () -> Void = {
            guard let token else { return }
            if eachFrame { loop.removeFrameObserver(token) } else { loop.removeTurnObserver(token) }
        }
        if eachFrame {
            token = loop.addFrameObserver(order: FrameOrder.displayLinks) { _ in if !look() { end() } }
        } else {
            // After layout and commit.
            token = loop.addTurnObserver(order: 15) { if !look() { end() } }
        }
    }
}
