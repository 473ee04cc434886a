/// Waits for a number of animations to end.
package final class CompletionGroup: @unchecked Sendable {
    private var waiting = 0
    private var isClosed = false
    private var hasFinished = true
    private var block: ((Bool) -> Void)?

    /// - Parameter block: Called once when all animations have ended and no more can come; false when one of them was
    ///   removed before its end.
    package init(_ block: @escaping (_ finished: Bool) -> Void) { self.block = block }

    /// Whether animations have joined that haven't ended.
    package var isWaiting: Bool { waiting > 0 }

    /// One more to wait for.
    package func enter() { waiting += 1 }

    /// One has ended.
    package func leave(finished: Bool) {
        waiting -= 1
        if !finished { hasFinished = false }
        callIfDone()
    }

    /// No more can come.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, waiting <= 0, let block else { return }
        self.block = nil
        block(hasFinished)
    }
}
